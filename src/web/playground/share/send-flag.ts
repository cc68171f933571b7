import type { playground } from '#contracts/playground.ts'
import { call } from '../../call.ts'

/** What came of a report. */
export type SentFlag = { readonly kind: 'sent' | 'too-often' | 'gone' } | { readonly kind: 'failed'; readonly reason: string }

const FLAG = { method: 'POST', path: '/api/v1/play/flag' } as const
const [NOT_FOUND, GONE, TOO_MANY] = [404, 410, 429]

/** Tells staff that shared code is inappropriate. */
export async function sendFlag(id: string, reason: string): Promise<SentFlag> {
  const result = await call<typeof playground.flag>(FLAG, { body: { id, reason: reason.trim() } })
  if (result.isOk) return { kind: 'sent' }
  if (result.status === NOT_FOUND || result.status === GONE) return { kind: 'gone' }
  if (result.status === TOO_MANY) return { kind: 'too-often' }
  return { kind: 'failed', reason: result.shown }
}
