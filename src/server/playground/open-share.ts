import type { Share } from '#contracts/playground.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Database } from '../store/tables.ts'
import { optionsOf, watOf } from './shared-code.ts'

/** Whether the user knows that the code is flagged. */
export type Confirmation = 'confirmed' | 'not asked'

/**
 * Shared code for anybody with its id. Flagged code is sent only to users who confirm (docs/behaviour/shared-code.md 6,
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
