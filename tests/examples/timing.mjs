// Times the wasm of timing.rs: node timing.mjs FILE. Each board's time is the smallest of
// several samples.
import { readFile } from "node:fs/promises";

const bytes = await readFile(process.argv[2]);
const { instance } = await WebAssembly.instantiate(bytes, {});
const { boards, points, count, suggest } = instance.exports;

function time(work, board) {
  work(board);
  let best = Infinity;
  for (let sample = 0; sample < 5; sample += 1) {
    let times = 0;
    const start = performance.now();
    do {
      work(board);
      times += 1;
    } while (performance.now() - start < 2);
    best = Math.min(best, (performance.now() - start) / times);
  }
  return best;
}

const all = Array.from({ length: boards() }, (_, board) => board);
console.log("| wasm: median / p90 / worst | boards | count and every score, µs | suggestion, ms |");
console.log("|---|---|---|---|");
for (const [name, size] of [["19×19", 361], ["13×13", 169], ["9×9", 81]]) {
  const some = all.filter((board) => points(board) === size);
  const spread = (work, scale, digits) => {
    const times = some.map((board) => time(work, board) * scale).sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return [at(0.5), at(0.9), at(1)].map((t) => t.toFixed(digits)).join(" / ");
  };
  console.log(`| ${name} | ${some.length} | ${spread(count, 1000, 0)} | ${spread(suggest, 1, 1)} |`);
}
