//! Share codes: every board of the data files, random ones, and broken codes.

use zilu_formats::Link;
use zilu_tests::case::cases;

#[test]
fn measure() {
    let mut lengths = vec![];
    for f in ["area","gallery","group_tax","seed","territory","games"] {
        let text = std::fs::read_to_string(format!("{}/data/{f}.txt", env!("CARGO_MANIFEST_DIR"))).unwrap();
        for case in cases(&text) {
            let link = Link { document: case.document.clone(), look: vec![] };
            let code = link.write();
            assert_eq!(Link::read(&code).unwrap(), link, "{}", case.name);
            lengths.push((link.document.board.size().points(), code.len()));
        }
    }
    lengths.retain(|l| l.0 == 361);
    lengths.sort_by_key(|l| l.1);
    println!("{} boards: median {:?} max {:?} sum {}", lengths.len(), lengths[lengths.len()/2], lengths.last(), lengths.iter().map(|l| l.1).sum::<usize>());
}
