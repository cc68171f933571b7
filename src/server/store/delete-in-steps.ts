import type { DeleteResult } from 'kysely'

/** With SQLite, the whole process waits for a statement that deletes: each deletes so many rows only. */
const ROWS_AT_ONCE = 2000

/**
 * Deletes many rows, a step at a time, so that others can write between two steps.
 *
 * @param deleteSome one statement that deletes at most so many rows
 */
export async function deleteInSteps(deleteSome: (maxRows: number) => Promise<DeleteResult>): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await deleteSome(ROWS_AT_ONCE)
    if (numDeletedRows < ROWS_AT_ONCE) return
    await new Promise(setImmediate)
  }
}
