import { AD_ADDRESSES } from '#contracts/ad-addresses.ts'
import type { Placement } from '#contracts/ad-placements.ts'
import type { AdReply } from '#contracts/ads.ts'
import { call } from '../browser/call.ts'

interface Question {
  readonly path: string
  readonly pongs: readonly Placement[]
  readonly locale: string
}

/**
 * Asks for the ads of a page.
 *
 * @throws Error with the status text of a response that is none (docs/behaviour/ads.md 16)
 */
export async function askAds({ path, pongs, locale }: Question, signal: AbortSignal): Promise<AdReply> {
  const result = await call(AD_ADDRESSES.get, { body: { keywords: keywordsOf(path), pongs, locale }, signal })
  if (!result.isOk) throw new Error(result.error)
  if (result.reply === undefined) throw new Error('no JSON')
  return result.reply
}

/** The words of a page: the segments of its address after the locale. @example keywordsOf('/de/docs/Web/CSS') // ['docs', 'web', 'css'] */
export function keywordsOf(path: string): readonly string[] {
  const words = path
    .split('/')
    .slice(2)
    .map((word) => word.toLowerCase())
  return words.filter((word) => /^[a-z0-9_:.-]{1,60}$/.test(word)).slice(0, 20)
}
