//! Records as JSON, against the documented schema.

use kamisado::record::Record;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::plans::{plans, record};
use super::{example, read};

/// Checks a value against the part of JSON Schema that our schema uses; any other keyword fails the test.
fn check(schema: &Value, root: &Value, value: &Value, path: &str) -> Result<(), String> {
    for (keyword, rule) in schema.as_object().unwrap() {
        let fits = match keyword.as_str() {
            "$schema" | "title" | "description" | "$defs" => true,
            "$ref" => {
                let pointer = rule.as_str().unwrap().trim_start_matches('#');
                check(root.pointer(pointer).unwrap(), root, value, path)?;
                true
            }
            "type" => match rule.as_str().unwrap() {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "integer" => value.is_u64() || value.is_i64(),
                "null" => value.is_null(),
                other => panic!("the check does not know the type {other}"),
            },
            "const" => value == rule,
            "enum" => rule.as_array().unwrap().contains(value),
            "minimum" => value
                .as_i64()
                .is_none_or(|number| number >= rule.as_i64().unwrap()),
            "anyOf" => {
                let any = rule.as_array().unwrap();
                any.iter()
                    .any(|schema| check(schema, root, value, path).is_ok())
            }
            "required" => {
                let names = rule.as_array().unwrap();
                names
                    .iter()
                    .all(|name| value.get(name.as_str().unwrap()).is_some())
            }
            "properties" => {
                for (name, schema) in rule.as_object().unwrap() {
                    if let Some(value) = value.get(name) {
                        check(schema, root, value, &format!("{path}/{name}"))?;
                    }
                }
                true
            }
            "additionalProperties" => {
                for (name, value) in value.as_object().into_iter().flatten() {
                    let known = schema.pointer(&format!("/properties/{name}")).is_some();
                    match rule {
                        Value::Bool(false) if !known => {
                            return Err(format!("{path} has {name}"));
                        }
                        Value::Object(_) if !known => check(rule, root, value, path)?,
                        _ => {}
                    }
                }
                true
            }
            "items" => {
                for item in value.as_array().into_iter().flatten() {
                    check(rule, root, item, &format!("{path}/items"))?;
                }
                true
            }
            other => panic!("the check does not know the keyword {other}"),
        };
        if !fits {
            return Err(format!("{path}: {keyword} is not fulfilled by {value}"));
        }
    }
    Ok(())
}

fn is_valid(value: &Value) -> Result<(), String> {
    let schema: Value =
        serde_json::from_str(include_str!("../../../../../docs/record.schema.json")).unwrap();
    check(&schema, &schema, value, "")
}

#[test]
fn the_example_of_the_document_is_valid_and_can_be_read() {
    let document = include_str!("../../../../../docs/record.md");
    let (_, rest) = document.split_once("```json\n").unwrap();
    let value: Value = serde_json::from_str(rest.split_once("```").unwrap().0).unwrap();
    is_valid(&value).unwrap();
    let record: Record = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(record.note(1).comment, "All the way.");
    assert_eq!(serde_json::to_value(&record).unwrap(), value);
}

#[test]
fn wrong_json_is_refused_by_the_reader_and_by_the_schema() {
    let good = serde_json::to_value(read(example())).unwrap();
    for (pointer, wrong) in [
        ("/format", json!("pgn")),
        ("/version", json!(2)),
        ("/rules/opening", json!("gambit")),
        ("/decisions/0/decision", json!(7)),
        ("/decisions/0/spent_ms", json!(-1)),
        ("/result", json!({"winner": "green", "verdict": "points"})),
        ("/result", json!({"verdict": "points"})),
    ] {
        let mut bad = good.clone();
        *bad.pointer_mut(pointer).unwrap() = wrong;
        assert!(is_valid(&bad).is_err(), "{pointer}");
        assert!(serde_json::from_value::<Record>(bad).is_err(), "{pointer}");
    }
}

#[test]
fn decisions_that_break_the_rules_are_refused_with_round_and_move() {
    let mut bad = serde_json::to_value(read(example())).unwrap();
    *bad.pointer_mut("/decisions/3/decision").unwrap() = json!("h8h1");
    assert_eq!(
        serde_json::from_value::<Record>(bad)
            .unwrap_err()
            .to_string(),
        "round 1, move 2: the black orange tower on h5 is in the way"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    #[test]
    fn every_record_is_read_back_from_json(plan in plans()) {
        let record = record(&plan);
        let value = serde_json::to_value(&record).unwrap();
        prop_assert_eq!(is_valid(&value), Ok(()));
        prop_assert_eq!(serde_json::from_value::<Record>(value).unwrap(), record);
    }
}
