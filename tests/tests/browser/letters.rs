//! Files in many encodings: the browser's decoder and the native one read them alike.

use std::fs;
use std::path::Path;

use zilu_formats::Encoding;
use zilu_formats::decode::{Tables, decode};
use zilu_tests::browser::Visit;
use zilu_tests::letters::{bytes, record, texts};

#[test]
fn files_in_every_encoding_are_read_as_natively() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    Visit::laptop().run(|page| {
        for (i, (encoding, text)) in texts().enumerate() {
            // Each file has a name of its own, so that what stands there before is no answer.
            let whole = record("", &format!("{text} {i}"));
            let written = bytes(encoding, &whole);
            let native = decode(&written, &Tables, None);
            assert_eq!(native.text, whole);
            let path = folder.join(format!("letters-{i}.sgf"));
            fs::write(&path, written).expect("a file");
            page.drop_file(&path.display().to_string());
            page.reads("[data-test=info]", &format!("{text} {i}"));
            let shown = page.value("[data-test=encoding]");
            let used = (native.encoding != Encoding::Utf8).then_some(native.encoding.id());
            assert_eq!(shown.as_deref(), used, "{text}");
        }
    });
}

#[test]
fn another_encoding_can_be_chosen() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("another.sgf");
    // 呉清源 in EUC-JP is 糕蓝富 in GBK, and both are names.
    fs::write(&path, bytes(Encoding::EucJp, &record("", "呉清源"))).expect("a file");
    Visit::laptop().run(|page| {
        page.drop_file(&path.display().to_string());
        page.sees("[data-test=encoding]");
        page.select("[data-test=encoding]", "gb18030");
        page.reads("[data-test=info]", "糕蓝富");
        page.select("[data-test=encoding]", "euc-jp");
        page.reads("[data-test=info]", "呉清源");
        page.press("Control+z");
        page.reads("[data-test=info]", "糕蓝富");
    });
}
