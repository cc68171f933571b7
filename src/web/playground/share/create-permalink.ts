import type { NewShare } from '#contracts/playground.ts'
import { PLAYGROUND_ADDRESSES } from '#contracts/playground-addresses.ts'
import { SHARE_BYTES_MAX } from '#contracts/playground-limits.ts'
import { call } from '../../browser/call.ts'
import type { PlayCode } from '../code/play-code.ts'

/** The answer to the request for a permalink. */
export type CreatedPermalink =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'signed-out' | 'too-large' | 'full' | 'rejected' }
  | { readonly kind: 'failed'; readonly reason: string | undefined }

const KINDS: Readonly<Record<number, 'signed-out' | 'too-large' | 'full' | 'rejected'>> = {
  401: 'signed-out',
  403: 'rejected',
  409: 'full',
  413: 'too-large',
}

/** Keeps code for everybody who has its id. What is too large is not sent at all. */
export async function createPermalink({ html, css, js, wat = '', src, options }: PlayCode): Promise<CreatedPermalink> {
  const body: NewShare = { html, css, js, ...(wat === '' ? {} : { wat }), src: src ?? null, ...(options === undefined ? {} : { options }) }
  if (new Blob([JSON.stringify(body)]).size > SHARE_BYTES_MAX) return { kind: 'too-large' }
  const result = await call(PLAYGROUND_ADDRESSES.share, { body })
  if (result.isOk) return { kind: 'created', id: result.reply.id }
  const kind = KINDS[result.status ?? 0]
  return kind === undefined ? { kind: 'failed', reason: result.shown } : { kind }
}
