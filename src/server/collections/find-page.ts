import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { Parent } from '#contracts/document.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { filePathOf, isDocumentUrl } from '#contracts/urls.ts'
import { AppError } from '../http/errors/app-error.ts'
import { parseTarget } from '../http/input/request-target.ts'
import { pageKeyOf } from './fold-text.ts'

/** A page of the site that can be saved. */
export interface SavedPage {
  /** Canonical, decoded. */
  readonly url: string
  readonly title: string
  readonly parents: readonly Static<typeof Parent>[]
}

/** The result of an address: a page, nothing of this site, or no address of this site. */
export type PageLookup = SavedPage | 'unknown' | 'other site'

/** Where pages are looked for: in the site that is served, never by an address of the network. */
export interface PageSource {
  /** The site as it is now. */
  readonly current: () => SiteSnapshot
  /** Of the site: addresses of another one are rejected. */
  readonly origin: string
  /** The page that a moved one's address leads to. */
  readonly findMoved: (snapshot: SiteSnapshot, path: string) => string | undefined
}

/** `metadata.json` of a document, and what the `index.json` of other pages may hold. All else cannot be saved: lists, applications, the home page. */
const DocumentFacts = Type.Object({ title: Type.String(), parents: Type.Union([Type.Array(Parent), Type.Null()]) })
const TextFacts = Type.Object({ doc: Type.Object({ title: Type.String() }), parents: Type.Array(Parent) })
const GenericFacts = Type.Object({ hyData: Type.Object({ title: Type.String() }), parents: Type.Array(Parent) })
const PortraitFacts = Type.Object({ renderer: Type.Literal('ContributorSpotlight'), short_title: Type.String() })

/** Finds the page of an address: a path, or a whole address of the site's origin. Fragment and query are passed over. */
export async function findPage(source: PageSource, address: string): Promise<PageLookup> {
  const snapshot = source.current()
  const path = findPath(snapshot, address, source.origin)
  if (path === undefined) return 'other site'
  const url = snapshot.findPageUrl(path) ?? source.findMoved(snapshot, path)
  return (url === undefined ? undefined : await readPage(snapshot, url)) ?? 'unknown'
}

/**
 * How the page of an address is known in collections, also when the site has it no longer.
 *
 * @throws AppError `bad_request` for an address of another site
 */
export function findPageKey({ current, origin, findMoved }: PageSource, address: string): string {
  const snapshot = current()
  const path = findPath(snapshot, address, origin)
  if (path === undefined) throw malformedUrl()
  return pageKeyOf(snapshot.findPageUrl(path) ?? findMoved(snapshot, path) ?? path)
}

/** The error for an address of another site (docs/behaviour/collections.md 20). */
export function malformedUrl(): AppError {
  return new AppError('bad_request', { error: 'Malformed URL', message: 'This is not the address of a page of this site.' })
}

/** The decoded path of an address; undefined when it is none of this site. */
function findPath(snapshot: SiteSnapshot, address: string, origin: string): string | undefined {
  const plain = address.trim().replace(/#.*$/s, '')
  // Addresses of documents are decoded, so that a question mark may be one of the slug.
  if (snapshot.findPageUrl(plain) !== undefined) return plain
  if (!URL.canParse(plain, origin)) return undefined
  const url = new URL(plain, origin)
  return url.origin === new URL(origin).origin ? decodePath(url.pathname) : undefined
}

function decodePath(path: string): string | undefined {
  try {
    return parseTarget(path).path.trim()
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

async function readPage(snapshot: SiteSnapshot, url: string): Promise<SavedPage | undefined> {
  const name = isDocumentUrl(url) ? 'metadata.json' : 'index.json'
  const file = await snapshot.read(filePathOf(url, name))
  const facts = file === undefined ? undefined : factsOf(JSON.parse(Buffer.from(file.bytes).toString()))
  return facts === undefined ? undefined : { url, ...facts }
}

function factsOf(data: unknown): Omit<SavedPage, 'url'> | undefined {
  if (Value.Check(DocumentFacts, data)) return { title: data.title, parents: data.parents ?? [] }
  if (Value.Check(TextFacts, data)) return { title: data.doc.title, parents: data.parents }
  if (Value.Check(GenericFacts, data)) return { title: data.hyData.title, parents: data.parents }
  if (Value.Check(PortraitFacts, data)) return { title: data.short_title, parents: [] }
  return undefined
}
