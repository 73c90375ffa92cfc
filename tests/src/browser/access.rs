//! The rules of access that a program can check, by axe-core.

use std::{env, fs};

use super::page::Page;

impl Page {
    /// Breaches of the rules of access in what is shown now, each with where it is.
    ///
    /// # Panics
    /// Where `ZILU_AXE` does not name axe-core's script.
    #[track_caller]
    pub fn barriers(&self) -> Vec<String> {
        let path = env::var_os("ZILU_AXE").expect(
            "ZILU_AXE names axe.min.js of the npm package axe-core: `cargo xtask test` sets it",
        );
        let axe = fs::read_to_string(path).expect("axe-core can be read");
        self.script(&axe, &[]);
        let check = "
            const done = arguments[arguments.length - 1];
            axe.run(document, { resultTypes: ['violations'] })
                .then(found => done(found.violations))
                .catch(error => done([{ help: String(error), nodes: [] }]))";
        let found = self.script_async(check, &[]);
        let list = found.as_array().expect("axe-core gives a list");
        let worded = list.iter().map(|one| {
            let at = one["nodes"].as_array().into_iter().flatten();
            let at: Vec<_> = at
                .map(|node| format!("{} {}", node["target"], node["failureSummary"]))
                .collect();
            format!("{}\n{}", one["help"], at.join("\n"))
        });
        worded.collect()
    }
}
