import type { LocaleCode } from '#contracts/locales.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { type NamedPage, type PageNames, pageNames } from './page-names.ts'

interface Cached {
  readonly version: string
  readonly names: Promise<PageNames>
}

/** Of each build, by language. */
const cached = new WeakMap<SiteSnapshot, Map<LocaleCode, Cached>>()

/** The names of the pages of a language, read when they are first asked for, and again when the pages have changed, as they do in dev. */
export async function getPageNames(snapshot: SiteSnapshot, locale: LocaleCode): Promise<PageNames> {
  const path = `${locale}/search-index.json`
  const version = `${await snapshot.findHash(path)} ${snapshot.pageUrls().length}`
  const byLocale = cached.get(snapshot) ?? new Map<LocaleCode, Cached>()
  cached.set(snapshot, byLocale)
  const known = byLocale.get(locale)
  if (known?.version === version) return await known.names
  // Requests that come meanwhile wait for the same names.
  const reading = { version, names: listPages(snapshot, locale, path).then(pageNames) }
  byLocale.set(locale, reading)
  try {
    return await reading.names
  } catch (error) {
    if (byLocale.get(locale) === reading) byLocale.delete(locale)
    throw error
  }
}

async function listPages(snapshot: SiteSnapshot, locale: LocaleCode, path: string): Promise<readonly NamedPage[]> {
  const file = await snapshot.read(path)
  const entries = file === undefined ? [] : readEntries(JSON.parse(new TextDecoder().decode(file.bytes)))
  const known = new Set(entries.map(({ url }) => url))
  const others = snapshot.pageUrls().filter((url) => url.startsWith(`/${locale}/`) && !known.has(url) && !/^\/[^/]+\/(?:404)?$/.test(url))
  return [...entries, ...others.map((url) => ({ url, title: undefined }))].map((page, rank) => ({ ...page, rank }))
}

/** The entries of a list for quick search, which is in the order of the pages' popularity. */
function readEntries(index: unknown): { readonly url: string; readonly title: string }[] {
  if (!Array.isArray(index)) return []
  return index.flatMap(({ url, title }: { readonly url?: unknown; readonly title?: unknown }) =>
    typeof url === 'string' && typeof title === 'string' ? [{ url, title }] : [],
  )
}
