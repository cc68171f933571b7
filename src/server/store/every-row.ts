/**
 * All rows of a query, a page at a time: no transaction is held, and no more than a page is in memory. What is written meanwhile may be in it.
 *
 * Each row is taken out of its page before it is given: the driver of PostgreSQL keeps pages reachable from its old objects until the next full
 * garbage collection (docs/decisions/0042-quotas-in-bytes.md), and long texts must not wait for that.
 *
 * @param readPage the rows after `last`, in the order of a unique key, in an array that no one else uses; undefined: from the first on. No rows: the end
 */
export async function* everyRow<Row>(readPage: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await readPage(last)
    if (rows.length === 0) return
    last = rows.at(-1)
    yield* emptied(rows)
  }
}

/** The rows of a page, which is empty at the end: what reads a single row of a long text uses it as well. */
export function* emptied<Row>(rows: Row[]): Generator<Row> {
  for (let row = rows.shift(); row !== undefined; row = rows.shift()) yield row
}
