import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import type { Page } from '#contracts/page.ts'
import type { AnyPage, PageKind, ViewInput, ViewMaker } from '../../ui/page-kind.ts'
import { PAGE_KINDS } from './page-kinds.ts'

const kinds = new Map<PropertyKey, PageKind>()
const makers = new Map<PropertyKey, ViewMaker<AnyPage, AnyPage>>()

/** Loads the code of a kind of page. Call it with `loadChunk`, before any function below gets such a page. */
export async function loadKind(renderer: Page['renderer']): Promise<PageKind> {
  const kind = kinds.get(renderer) ?? (await PAGE_KINDS[renderer].load())
  kinds.set(renderer, kind)
  return kind
}

/** Loads what `viewOf` needs for a kind of page. */
export async function loadView(renderer: Page['renderer']): Promise<void> {
  const kind = await loadKind(renderer)
  if (!makers.has(renderer)) makers.set(renderer, (await kind.loadView?.()) ?? { view: (page) => page })
}

/** Loads all kinds, for code that renders pages without waiting. */
export async function loadAllKinds(): Promise<void> {
  await Promise.all(Object.keys(PAGE_KINDS).map((renderer) => (isRenderer(renderer) ? loadView(renderer) : undefined)))
}

/** Whether this version of the code knows such pages. */
export function isRenderer(name: unknown): name is Page['renderer'] {
  return typeof name === 'string' && Object.hasOwn(PAGE_KINDS, name)
}

/** The kind of a page. @throws Error before `loadKind` */
export function kindOf({ renderer }: AnyPage): PageKind {
  const kind = kinds.get(renderer)
  if (kind === undefined) throw new Error(`the code for pages of the kind ${renderer} must be loaded first`)
  return kind
}

/**
 * A page as its component shows it.
 *
 * @throws Error for a section of an unknown type, and before `loadView`
 */
export function viewOf(page: Page, input: ViewInput): AnyPage {
  const make = makers.get(page.renderer)
  if (make === undefined) throw new Error(`the code for views of the kind ${page.renderer} must be loaded first`)
  return make.view(page, input)
}

/** A page without what its HTML holds anyway. */
export function hydrationOf(page: Page): AnyPage {
  return kindOf(page).hydrate?.(page) ?? page
}

/** The view of the page that is in the document: `hydrationOf` undone. */
export function readView(page: AnyPage, root: ParentNode): AnyPage {
  return kindOf(page).read?.(page, root) ?? page
}

/** The locale of a page. */
export function localeOf(page: AnyPage): LocaleCode {
  const kind = kindOf(page)
  if (kind.localeOf !== undefined) return kind.localeOf(page)
  return ('locale' in page ? findLocale(String(page.locale))?.code : undefined) ?? DEFAULT_LOCALE
}
