import type { Share } from '#contracts/playground.ts'
import { PLAYGROUND_ADDRESSES } from '#contracts/playground-addresses.ts'
import { call } from '../../browser/call.ts'
import type { OpenedShare } from './share-props.ts'

const [BAD_REQUEST, NOT_FOUND, GONE] = [400, 404, 410]

/**
 * The code of a permalink.
 *
 * @param confirmed the user knows that the code is flagged, and asks to see it
 */
export async function openShare(id: string, confirmed?: 'confirmed'): Promise<OpenedShare> {
  const result = await call(PLAYGROUND_ADDRESSES.open, { params: { id }, query: confirmed === undefined ? {} : { confirmed: true } })
  if (result.isOk) return openedOf(result.reply, confirmed)
  if (result.status === BAD_REQUEST) return { kind: 'broken-id' }
  if (result.status === NOT_FOUND) return { kind: 'unknown' }
  if (result.status === GONE) return { kind: 'removed' }
  return { kind: 'failed', message: result.shown }
}

function openedOf({ html, css, js, wat, src, options, state }: Share, confirmed: 'confirmed' | undefined): OpenedShare {
  if (state === 'flagged' && confirmed === undefined) return { kind: 'flagged' }
  const code = { html: html ?? '', css: css ?? '', js: js ?? '', ...(wat === undefined ? {} : { wat }) }
  return { kind: 'code', code: { ...code, ...(src === null ? {} : { src }), ...(options === undefined ? {} : { options }) } }
}
