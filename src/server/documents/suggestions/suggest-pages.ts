import { DEFAULT_LOCALE, findLocale, LOCALES, type LocaleCode } from '#contracts/locales.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import type { Suggestion, Suggestions } from '#contracts/suggestions.ts'
import { findLegacyLocale } from '../rules/legacy-locale.ts'
import { findMovedPage } from '../rules/moved-rule.ts'
import { splitPagePath } from '../rules/page-path.ts'
import { hasLocale } from '../rules/site-locales.ts'
import { foldName } from './fold-name.ts'
import { getPageNames } from './get-page-names.ts'
import type { NamedPage, NameMatch, PageNames } from './page-names.ts'
import { readTitle } from './read-title.ts'

const MAX_CLOSEST = 5
/** Of an address as long as a server takes, the end is enough to tell what was meant. */
const MAX_SEGMENTS = 12
const MAX_SEGMENT_LENGTH = 200
/** Some names, such as `examples`, are those of hundreds of pages. The most read of them are looked at. */
const MAX_NAMESAKES = 200
/** Leaves room for the page above. */
const MAX_BY_WORD = 4
/** A shorter word is close to too many others. */
const MIN_TELLING_LETTERS = 5

/** An address that leads nowhere, taken apart. */
interface Unknown {
  readonly retiredLocale: string | null
  /** The path after the locale, with a slash at its beginning. */
  readonly rest: string
  /** Its segments, as far as they tell something. */
  readonly segments: readonly string[]
}

/**
 * The pages that an unknown address may have meant: where its page has moved to in any language, the same page in English, pages of that name
 * elsewhere, pages with nearly that name or title, else with nearly that word in their name, the nearest page above. Takes well under a millisecond once the names of the language are read.
 *
 * @param path decoded, of any length
 * @param locale of the page that informs the user
 */
export async function suggestPages(snapshot: SiteSnapshot, path: string, locale: LocaleCode): Promise<Suggestions> {
  const unknown = takeApart(snapshot, path)
  const own = await listClosest(snapshot, unknown, locale)
  const isEnglish = locale === DEFAULT_LOCALE
  const english = isEnglish ? undefined : findInLocale(snapshot, unknown, DEFAULT_LOCALE)
  const others = isEnglish ? [] : await listClosest(snapshot, unknown, DEFAULT_LOCALE)
  const untranslated = others.filter((url) => url !== english && snapshot.findPageUrl(inLocale(url, locale)) === undefined)
  const closest = [...new Set([...own.filter((url) => url !== english), ...untranslated])].slice(0, MAX_CLOSEST)
  return {
    english: english === undefined ? null : await suggestionOf(snapshot, english),
    closest: await Promise.all(closest.map((url) => suggestionOf(snapshot, url))),
    retiredLocale: unknown.retiredLocale,
  }
}

function takeApart(snapshot: SiteSnapshot, path: string): Unknown {
  const [, first = '', ...behind] = splitPagePath(path).base.split('/')
  const legacy = findLegacyLocale(first, (locale) => hasLocale(snapshot, locale))
  const namesLocale = legacy !== undefined || findLocale(first) !== undefined
  const rest = namesLocale ? behind : [first, ...behind]
  const segments = rest.filter((segment) => segment !== '' && segment !== 'docs').slice(-MAX_SEGMENTS)
  return {
    retiredLocale: legacy?.isPermanent === false ? first.replaceAll('_', '-') : null,
    rest: `/${rest.join('/')}`,
    segments: segments.map((segment) => segment.slice(0, MAX_SEGMENT_LENGTH)),
  }
}

/** Addresses of a language, the likeliest first. */
async function listClosest(snapshot: SiteSnapshot, unknown: Unknown, locale: LocaleCode): Promise<readonly string[]> {
  const { segments } = unknown
  const names = await getPageNames(snapshot, locale)
  const above = findAbove(snapshot, segments, locale)
  const urls = [...listMoved(snapshot, unknown, locale), ...listByName(names, segments), ...(above === undefined ? [] : [above])]
  return [...new Set(urls)]
}

/** Where the page is now, by the moves of this language or of any other. */
function listMoved(snapshot: SiteSnapshot, { rest }: Unknown, locale: LocaleCode): readonly string[] {
  return LOCALES.flatMap(({ code }) => {
    const moved = findMovedPage(snapshot, `/${code}${rest}`)
    const url = moved === undefined ? undefined : snapshot.findPageUrl(inLocale(moved, locale))
    return url === undefined ? [] : [url]
  })
}

/** Pages of the name that stands last in the address, then those of nearly that name; where there are none, those with nearly that word in their name. */
function listByName(names: PageNames, segments: readonly string[]): readonly string[] {
  const name = foldName(segments.at(-1) ?? '')
  const parents = new Set(segments.slice(0, -1).map(foldName))
  const same = [names.find(foldName(segments.slice(-2).join(''))), names.find(name)].flatMap((pages) => inOrder(pages, parents))
  const isTelling = same.length === 0 && name.length >= MIN_TELLING_LETTERS
  const isMeant = ({ shared }: Placed): boolean => isTelling || shared > 0
  const found = [...same, ...byDistance(names.listClose(name), parents).filter(isMeant)]
  const meant = found.length > 0 ? found : byDistance(names.listByWord(name), parents).filter(isMeant).slice(0, MAX_BY_WORD)
  return meant.map(({ url }) => url)
}

function byDistance(matches: readonly NameMatch[], parents: ReadonlySet<string>): readonly Placed[] {
  const close = Map.groupBy(matches, ({ distance }) => distance)
  return [0, 1, 2, 3].flatMap((distance) =>
    inOrder(
      (close.get(distance) ?? []).flatMap(({ pages }) => pages),
      parents,
    ),
  )
}

interface Placed {
  readonly url: string
  /** How many of the names above the page are in the address too. */
  readonly shared: number
}

/** Pages whose parents are named in the address come first, then the most read ones. */
function inOrder(pages: readonly NamedPage[], parents: ReadonlySet<string>): readonly Placed[] {
  const known = pages.toSorted((a, b) => a.rank - b.rank).slice(0, MAX_NAMESAKES)
  return known.map(({ url }) => ({ url, shared: countShared(url, parents) })).sort((a, b) => b.shared - a.shared)
}

/** How many of the names above a page are among these. */
function countShared(url: string, parents: ReadonlySet<string>): number {
  return url
    .split('/')
    .slice(2, -1)
    .filter((segment) => parents.has(foldName(segment))).length
}

/** The nearest page above the address, but not the first page of all documents. */
function findAbove(snapshot: SiteSnapshot, segments: readonly string[], locale: LocaleCode): string | undefined {
  for (let length = segments.length - 1; length > 0; length--) {
    const path = segments.slice(0, length).join('/')
    const url = snapshot.findPageUrl(`/${locale}/docs/${path}`) ?? snapshot.findPageUrl(`/${locale}/${path}`)
    if (url !== undefined) return url
  }
  return undefined
}

/** The page at this address in a language, or where it has moved to there. */
function findInLocale(snapshot: SiteSnapshot, { rest }: Unknown, locale: LocaleCode): string | undefined {
  const path = `/${locale}${rest}`
  return snapshot.findPageUrl(path) ?? findMovedPage(snapshot, path)
}

async function suggestionOf(snapshot: SiteSnapshot, url: string): Promise<Suggestion> {
  const locale = findLocale(url.split('/')[1] ?? '')?.code ?? DEFAULT_LOCALE
  const names = await getPageNames(snapshot, locale)
  return { title: names.titleOf(url) ?? (await readTitle(snapshot, url)), url, locale }
}

function inLocale(url: string, locale: LocaleCode): string {
  return url.replace(/^\/[^/]+/, `/${locale}`)
}
