//! The public JSON: what comes in, what goes out, and what is refused.

use serde_json::{Value, json};
use zilu_formats::json::{Entered, Input, Output};
use zilu_rules::{Amount, BySide, Color, Count, KomiChoice, Method, Override, Scope};

fn enter(input: &Value) -> Result<Entered, String> {
    let input: Input = serde_json::from_value(input.clone()).map_err(|e| e.to_string())?;
    input.enter().map_err(|e| e.to_string())
}

#[test]
fn context_is_the_record() {
    let entered = enter(&json!({
        "name": "a", "unknown": {"deep": [1, 2]},
        "rows": ["X.O", ".X.", "O..", "XXO"],
        "dead": ["A2", [2, 0]],
        "context": {
            "black_prisoners": 1, "white_prisoners": 2.0, "black_moves": 7, "white_moves": null,
            "black_passes": 1, "last": "w", "first_pass": "Black", "first_move": "W",
            "handicap": 3, "komi": 3.75,
        },
    }))
    .unwrap();
    let document = entered.document;
    let size = document.board.size();
    assert_eq!((size.width(), size.height()), (3, 4));
    let dead: Vec<_> = document
        .dead
        .iter()
        .map(|p| size.name(*p).to_string())
        .collect();
    assert_eq!(dead, ["C4", "A2"]);
    let record = document.record;
    assert_eq!(record.captured, BySide::new(Some(2), Some(1)));
    assert_eq!(record.placed, BySide::new(Some(7), None));
    assert_eq!(record.passes, BySide::new(1, 0));
    assert_eq!(record.last_move, Some(Color::White));
    assert_eq!(record.first_pass, Some(Color::Black));
    assert_eq!(record.first_move, Some(Color::White));
    assert_eq!(record.handicap, 3);
    assert_eq!(record.komi, Some(Amount::quarters(15)));
    assert!(entered.warnings.is_empty());
}

#[test]
fn what_is_given_wins_over_the_record() {
    let sgf = "(;SZ[3]KM[6.5];B[aa];W[ba];B[ca];W[ab];B[bb];W[];B[])";
    let plain = enter(&json!({ "sgf": sgf })).unwrap().document.record;
    assert_eq!(plain.captured, BySide::new(Some(1), Some(0)));
    let over = json!({"sgf": sgf, "context": {"komi": 0, "black_moves": 5}});
    let over = enter(&over).unwrap().document.record;
    assert_eq!(over.komi, Some(Amount::ZERO));
    assert_eq!(over.placed, BySide::new(Some(5), plain.placed.white));
    assert_eq!(
        over.captured,
        BySide::new(None, Some(0)),
        "moves given: prisoners follow"
    );
    assert_eq!(over.closing, plain.closing);
}

#[test]
fn small_letters_and_lists_of_dead_add_up() {
    let rows = json!({"rows": ["Xx.", "...", "O.o"], "dead": ["A1", "B2"]});
    let entered = enter(&rows).unwrap();
    let size = entered.document.board.size();
    let dead: Vec<_> = entered
        .document
        .dead
        .iter()
        .map(|p| size.name(*p).to_string())
        .collect();
    assert_eq!(dead, ["A3", "B3", "A1", "C1"]);
    assert_eq!(entered.oddities[0].id(), "partly-dead");
    assert_eq!(
        entered.warnings[0].to_string(),
        "B2 is listed as dead but holds no stone"
    );
}

#[test]
fn marks_for_some_methods_and_rulings_come_in_and_go_out() {
    let entered = enter(&json!({
        "rows": [".XO.", "XXO.", ".XOO", "XXO."],
        "dead": ["A1"], "dead_by_ruling": [[2, 0]], "dead_by_play": ["A4", "C4"],
        "must_fill": ["A2", "B2"], "may_stay_open": [[0, 0]],
    }))
    .unwrap();
    let document = &entered.document;
    let at = |name| document.board.size().parse_name(name).unwrap();
    assert_eq!(
        document.scope(at("C1")),
        Some(Scope::Ruling),
        "the last list wins"
    );
    assert_eq!(document.scope(at("B4")), Some(Scope::All));
    let rulings = [(at("A2"), true), (at("A4"), false)];
    let rulings = rulings.map(|(at, must_fill)| Override::MustFill { at, must_fill });
    assert_eq!(document.overrides, rulings);
    let warnings: Vec<String> = entered.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        warnings,
        [
            "A4 is listed as dead but holds no stone",
            "B2 is ruled to be filled or open but holds a stone"
        ]
    );

    let count = Count::of(document);
    let output = Output::new(&count, &[], KomiChoice::None, |score| score.net.to_string());
    let output = serde_json::to_value(output).unwrap();
    assert_eq!(output["quantities"]["white"]["dead"], json!(0));
    assert_eq!(output["ruled"]["quantities"]["white"]["dead"], json!(5));
    assert_eq!(output["methods"]["japanese"]["reading"], "as-ruled");
    assert_eq!(output["methods"]["chen"]["reading"], "as-marked");
    assert_eq!(output["methods"]["tromp-taylor"]["reading"], "as-it-stands");
}

#[test]
fn wrong_input_is_refused_in_words() {
    let rows = json!(["X."]);
    for (input, message) in [
        (json!({}), "there is neither \"rows\" nor \"sgf\""),
        (
            json!({"rows": null}),
            "there is neither \"rows\" nor \"sgf\"",
        ),
        (
            json!({"rows": rows, "sgf": "(;)"}),
            "give either \"rows\" or \"sgf\", not both",
        ),
        (
            json!({"rows": "X."}),
            "invalid type: string \"X.\", expected a sequence",
        ),
        (json!({"rows": []}), "rows: 1:1: empty"),
        (
            json!({"rows": ["X?"]}),
            "rows: 1:2: unknown-character (found ?)",
        ),
        (
            json!({"rows": ["X.", "."]}),
            "rows: 2:1: uneven-row (found 1, expected 2)",
        ),
        (json!({"sgf": "hello"}), "sgf: 1:1: no-game"),
        (
            json!({"rows": rows, "dead": [[2, 0]]}),
            "dead: [2,0] is no point of a board of 2 columns and 1 rows",
        ),
        (
            json!({"rows": rows, "dead": ["I1"]}),
            "dead: \"I1\" is no point of a board of 2 columns and 1 rows",
        ),
        (
            json!({"rows": rows, "must_fill": ["C1"]}),
            "must_fill: \"C1\" is no point of a board of 2 columns and 1 rows",
        ),
        (
            json!({"rows": rows, "dead": [[1]]}),
            "invalid type: sequence, expected a point: [column, row] from the top left, \
             or a name such as \"C2\"",
        ),
        (
            json!({"rows": rows, "context": {"black_moves": -3}}),
            "invalid value: integer `-3`, expected a whole number from 0 to 1000000",
        ),
        (
            json!({"rows": rows, "context": {"black_moves": 2.5}}),
            "invalid value: floating point `2.5`, expected a whole number from 0 to 1000000",
        ),
        (
            json!({"rows": rows, "context": {"komi": 6.3}}),
            "invalid value: floating point `6.3`, expected a number of points in steps of 0.25",
        ),
        (
            json!({"rows": rows, "context": {"last": "green"}}),
            "invalid value: string \"green\", expected \"b\" or \"w\"",
        ),
        (
            json!({"rows": rows, "context": {"handicap": 9}}),
            "context.handicap: 9 stones do not fit on the board",
        ),
    ] {
        assert_eq!(enter(&input).unwrap_err(), message, "{input}");
    }
}

#[test]
fn the_counts_go_out_as_exact_numbers() {
    let input: Input = serde_json::from_value(json!({
        "rows": [".X.XXO.", ".XXXO.O", "..XOOOO", "XXXXOXO", "OOOXXXX", "O.XOOXX", ".OOOOOX"],
        "dead": [[2, 5]],
        "custom": ["custom:group-tax,area", "custom:territory"],
        "context": {"black_prisoners": 1, "white_prisoners": 1, "komi": 0.5},
    }))
    .unwrap();
    let entered = input.enter().unwrap();
    let count = Count::of(&entered.document);
    let komi = KomiChoice::of(&entered.document.record);
    let output = Output::new(&count, &input.own_methods(), komi, |score| {
        score.net.to_string()
    });
    let output = serde_json::to_value(output).unwrap();
    assert_eq!(output["size"], json!([7, 7]));
    assert_eq!(output["neutral"], json!(0));
    assert_eq!(output["quantities"]["black"]["stones"], json!(19));
    assert_eq!(output["quantities"]["black"]["dead"], json!(1));
    assert_eq!(output["quantities"]["white"]["routes"], json!(1));
    assert_eq!(output["pieces"].as_array().unwrap().len(), 3);
    assert_eq!(
        output["methods"]["custom:area,group-tax"]["margin"],
        json!(1)
    );
    assert_eq!(output["methods"]["custom:territory"]["margin"], json!(-1));
    let living = &output["methods"]["living-stones"];
    assert_eq!(
        (
            &living["black"],
            &living["white"],
            &living["margin"],
            &living["net"]
        ),
        (&json!(22), &json!(21), &json!(1), &json!(0.5))
    );
    assert_eq!(living["winner"], "black");
    assert_eq!(living["re"], "B+0.5");
    assert_eq!(living["result"], "0.5");
    let chinese = &output["methods"]["chinese"];
    assert_eq!(
        (&chinese["margin"], &chinese["re"]),
        (&json!(-1), &json!("W+1.5"))
    );
    let methods = output["methods"].as_object().unwrap();
    assert_eq!(methods.len(), Method::ALL.len() + 2);
}
