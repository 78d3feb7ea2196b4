//! What players are rated.

use kamisado::{BySide, Side};
use kamisado_online::{GameId, RatingChange};
use sqlx::AnyConnection;
use sqlx::{Error, Row as _};

pub(super) async fn changes_of(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<BySide<RatingChange>>, Error> {
    let rows = sqlx::query(
        "SELECT before, after, CASE WHEN person = black THEN 'black' ELSE 'white' END AS side \
         FROM rating_change JOIN game ON game.id = rating_change.game WHERE game.id = $1",
    )
    .bind(game.0)
    .fetch_all(connection)
    .await?;
    let mut changes = BySide::new(None, None);
    for row in &rows {
        let side = match row.try_get("side")? {
            "black" => Side::Black,
            _ => Side::White,
        };
        changes[side] = Some(RatingChange {
            before: row.try_get("before")?,
            after: row.try_get("after")?,
        });
    }
    Ok(match (changes[Side::Black], changes[Side::White]) {
        (Some(black), Some(white)) => Some(BySide::new(black, white)),
        _ => None,
    })
}
