import { PLAYGROUND_ADDRESSES } from '#contracts/playground-addresses.ts'
import { call } from '../../browser/call.ts'

/** The outcome of a report. */
export type SentFlag = { readonly kind: 'sent' | 'too-often' | 'gone' } | { readonly kind: 'failed'; readonly reason: string | undefined }

const [NOT_FOUND, GONE, TOO_MANY] = [404, 410, 429]

/** Reports to staff that shared code is inappropriate. */
export async function sendFlag(id: string, reason: string): Promise<SentFlag> {
  const result = await call(PLAYGROUND_ADDRESSES.flag, { body: { id, reason: reason.trim() } })
  if (result.isOk) return { kind: 'sent' }
  if (result.status === NOT_FOUND || result.status === GONE) return { kind: 'gone' }
  if (result.status === TOO_MANY) return { kind: 'too-often' }
  return { kind: 'failed', reason: result.shown }
}
