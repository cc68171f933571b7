import type { GenericRenderer } from '#contracts/areas.ts'
import type { Parent } from '#contracts/document.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { observatoryUrl } from '#contracts/observatory-pages.ts'
import type { ProductDocLink } from '#contracts/product-docs.ts'
import type { Brand } from '#contracts/site.ts'
import { observatoryText } from '#locales/observatory.ts'

/** A part of the product whose documentation is in `pages/`, with a sidebar of its pages. */
export interface DocumentedProduct {
  /** Where the documentation is, below the locale. */
  readonly folder: string
  readonly renderer: GenericRenderer
  /** The first entries of the sidebar, in their order; the other pages follow by their addresses. */
  readonly first: readonly string[]
  parentOf(brand: Brand): Parent
}

interface DocPage {
  readonly url: string
  readonly path: string
  readonly docTitle?: string
}

const PRODUCTS: readonly DocumentedProduct[] = [
  {
    folder: 'plus/docs/',
    renderer: 'PlusDoc',
    first: ['overview', 'ai-help', 'playground', 'updates', 'collections', 'offline'].map((name) => `plus/docs/features/${name}`),
    parentOf: ({ plusName }) => ({ uri: `/${DEFAULT_LOCALE}/plus`, title: plusName }),
  },
  {
    folder: 'observatory/docs/',
    renderer: 'ObservatoryDoc',
    first: ['observatory/docs/tests_and_scoring'],
    parentOf: () => ({ uri: observatoryUrl(DEFAULT_LOCALE), title: observatoryText('name') }),
  },
]

/** The product that a page documents. */
export function findProduct(path: string): DocumentedProduct | undefined {
  return PRODUCTS.find(({ folder }) => path.startsWith(folder))
}

/** The sidebar of a product's documentation: the pages that there are (docs/behaviour/plus.md 110). */
export function productDocLinks({ folder, first }: DocumentedProduct, pages: readonly DocPage[]): ProductDocLink[] {
  const rankOf = (path: string): number => (first.includes(path) ? first.indexOf(path) : first.length)
  return pages
    .flatMap(({ url, path, docTitle }) => (docTitle === undefined || !path.startsWith(folder) ? [] : [{ url, path, title: docTitle }]))
    .toSorted((a, b) => rankOf(a.path) - rankOf(b.path) || (a.path < b.path ? -1 : 1))
    .map(({ url, title }) => ({ url, title }))
}
