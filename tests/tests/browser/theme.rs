//! Light and dark.

use zilu_tests::browser::Visit;

const LIGHT: &str = "rgb(250, 247, 240)";
const DARK: &str = "rgb(29, 28, 25)";

#[test]
fn the_system_decides_until_somebody_does() {
    Visit::laptop().run(|page| {
        assert_eq!(page.ground(), LIGHT);
        page.prefer_dark(true);
        page.becomes(DARK.to_owned(), || page.ground());
        page.click("[data-test=theme]");
        page.becomes(LIGHT.to_owned(), || page.ground());
        page.click("[data-test=theme]");
        page.becomes(DARK.to_owned(), || page.ground());
        page.prefer_dark(false);
        assert_eq!(page.ground(), DARK);
        page.click("[data-test=theme]");
        page.becomes(LIGHT.to_owned(), || page.ground());
    });
}

#[test]
fn a_dark_system_begins_dark() {
    Visit::laptop()
        .dark()
        .run(|page| assert_eq!(page.ground(), DARK));
}
