import type { Share } from '#contracts/playground.ts'
import { AppError } from '../http/app-error.ts'
import type { Database } from '../store/tables.ts'
import { optionsOf, watOf } from './shared-code.ts'

/** Whether a reader of flagged code has been told that it is. */
export type Confirmation = 'confirmed' | 'not asked'

/**
 * Shared code for anybody who has its id. Flagged code is handed out to who has confirmed only (behaviour 80 of reference/backend.md,
 * and 8.2 there).
 *
 * @throws AppError `not_found`; `gone` when staff have removed it
 */
export async function openShare(db: Database, id: string, confirmation: Confirmation): Promise<Share> {
  const found = await db
    .selectFrom('playground_shares')
    .innerJoin('playground_codes', 'hash', 'code_hash')
    .select(['html', 'css', 'js', 'wat', 'src', 'options', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (found === undefined) throw new AppError('not_found')
  if (found.state === 'removed') throw new AppError('gone')
  const { html, css, js, src } = found
  const state = found.state === 'flagged' ? 'flagged' : 'visible'
  if (state === 'flagged' && confirmation !== 'confirmed') return { html: null, css: null, js: null, src: null, state }
  return { html, css, js, ...watOf(found), src, ...optionsOf(found), state }
}
