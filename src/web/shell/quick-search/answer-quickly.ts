import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { findNearly } from '#search/find-nearly.ts'
import { findQuick, type QuickHit } from '#search/find-quick.ts'
import type { QuickIndex, QuickTitle } from '#search/quick-index.ts'

/** Where titles come from: their list, once it is there, and whether it is still to come. */
export interface TitleSource {
  readonly state: 'unasked' | 'awaited' | 'ready' | 'failed'
  readonly index: QuickIndex | undefined
  load(): void
}

/** What there is for a query: titles, maybe none; or it is not known, yet or at all. */
export type QuickAnswer =
  | { readonly kind: 'hits'; readonly hits: readonly QuickHit[] }
  | { readonly kind: 'awaited' }
  | { readonly kind: 'failed' }

interface AnswerInput {
  readonly locale: string
  readonly own: TitleSource
  /** Undefined where the page's language is English. */
  readonly english: TitleSource | undefined
  readonly limit: number
}

/**
 * The titles for a query: of the page's language; where it has none, English ones, whose list is asked for only then; where there are none
 * either, those that are one typo away, in the same order. An English page that is there in the page's language gives way to it.
 */
export function answerQuickly(query: string, { locale, own, english, limit }: AnswerInput): QuickAnswer {
  if (own.index === undefined) return { kind: own.state === 'failed' ? 'failed' : 'awaited' }
  const hits = findQuick(own.index, query, limit)
  if (hits.length > 0) return { kind: 'hits', hits }
  if (english?.state === 'unasked') english.load()
  if (english?.state === 'awaited') return { kind: 'awaited' }
  const inEnglish = english?.index
  if (inEnglish === undefined) return { kind: 'hits', hits: findNearly(own.index, query, limit) }
  const ownIndex = own.index
  const found = [findQuick(inEnglish, query, limit), findNearly(own.index, query, limit), findNearly(inEnglish, query, limit)]
  const first = found.find((list) => list.length > 0) ?? []
  return { kind: 'hits', hits: first.map((hit) => ({ ...hit, title: findByUrl(ownIndex, urlIn(locale, hit.title)) ?? hit.title })) }
}

function findByUrl({ titles, equals }: QuickIndex, url: string): QuickTitle | undefined {
  const segment = url.slice(url.lastIndexOf('/') + 1).toLowerCase()
  for (const at of equals.get(segment) ?? []) if (titles[at]?.url === url) return titles[at]
  return undefined
}

function urlIn(locale: string, { url }: QuickTitle): string {
  const beginning = `/${DEFAULT_LOCALE}/`
  return url.startsWith(beginning) ? `/${locale}/${url.slice(beginning.length)}` : url
}
