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

/** The titles for a query, maybe none. */
export interface QuickHits {
  readonly kind: 'hits'
  readonly hits: readonly QuickHit[]
  /** No title has all terms: these have one of them in another spelling. */
  readonly isNear: boolean
}

/** The titles; or they are not known, yet or at all. */
export type QuickAnswer = QuickHits | { readonly kind: 'awaited' } | { readonly kind: 'failed' }

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
  if (hits.length > 0) return { kind: 'hits', hits, isNear: false }
  if (english?.state === 'unasked') english.load()
  if (english?.state === 'awaited') return { kind: 'awaited' }
  const inEnglish = english?.index
  const ownIndex = own.index
  const inOwnLanguage = (found: readonly QuickHit[]): readonly QuickHit[] =>
    found.map((hit) => ({ ...hit, title: findByUrl(ownIndex, urlIn(locale, hit.title)) ?? hit.title }))
  const englishHits = inEnglish === undefined ? [] : findQuick(inEnglish, query, limit)
  if (englishHits.length > 0) return { kind: 'hits', hits: inOwnLanguage(englishHits), isNear: false }
  const near = findNearly(ownIndex, query, limit)
  if (near.length > 0 || inEnglish === undefined) return { kind: 'hits', hits: near, isNear: near.length > 0 }
  const nearInEnglish = findNearly(inEnglish, query, limit)
  return { kind: 'hits', hits: inOwnLanguage(nearInEnglish), isNear: nearInEnglish.length > 0 }
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
