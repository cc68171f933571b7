import type { Diagnostic } from '#contracts/diagnostics.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { buildDocument } from '../document/build-document.ts'
import type { PageEngine } from '../document/page-engine.ts'
import { Places } from '../document/places.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import type { SidebarBrokenLink } from '../sidebars/sidebar-builder.ts'
import { type PageSource, readPageSource } from '../source/page-source.ts'
import { findDuplicateIds } from './duplicate-ids.ts'
import { findUnknownFenceFlags } from './fence-flags.ts'
import { listFragmentLinks, type PageFragments } from './fragments.ts'
import { findHeadingLinks } from './heading-links.ts'
import { findImageWidths } from './image-widths.ts'
import type { PageCheck } from './page-check.ts'
import { findPreTags } from './pre-tags.ts'
import { findSectioningFaults } from './sectioning.ts'
import { findTranslationDifferences } from './translation-differences.ts'
import { findForeignFrames } from './unsafe-html.ts'

/** What was found in one page. Plain data, so that threads can give it. */
export interface PageFindings {
  readonly diagnostics: readonly Diagnostic[]
  /** For the check that needs all pages. */
  readonly fragments: PageFragments
  /** Links of the page's sidebar that lead nowhere. */
  readonly sidebarLinks: readonly SidebarBrokenLink[]
}

/** What the source of a page is looked through for. What a build notices anyhow (broken links, macros, pictures) is not among it. */
const PAGE_CHECKS: readonly PageCheck[] = [
  findDuplicateIds,
  findUnknownFenceFlags,
  findHeadingLinks,
  findPreTags,
  findSectioningFaults,
  findImageWidths,
  findForeignFrames,
  findTranslationDifferences,
]

/**
 * Builds a page's document, without writing it, and looks its source through.
 *
 * @throws when the page can't be read or built
 */
export function checkPage(page: PageRecord, engine: PageEngine): PageFindings {
  const { text } = readPageText(page.file)
  const { doc, diagnostics, expanded, sidebar } = buildDocument(page, text, engine)
  const source = readPageSource(text.slice(page.bodyStart))
  const english = findEnglish(page, engine)
  const places = new Places(text)
  const found = PAGE_CHECKS.flatMap((check) => check({ page, source, ...(english === undefined ? {} : { english }) }))
  const links = listFragmentLinks(page, source, expanded, engine.facts.tree)
  return {
    diagnostics: [
      ...diagnostics,
      ...found.map(({ offset, ...fault }) => ({ ...fault, file: page.file, ...places.at(page.bodyStart + offset) })),
    ],
    fragments: {
      url: page.url,
      file: page.file,
      ids: doc.fragments,
      links: links.map(({ url, fragment, offset }) => ({ url, fragment, ...places.at(offset) })),
    },
    sidebarLinks: [...(sidebar?.brokenLinks ?? []), ...(sidebar?.parts ?? []).flatMap(({ brokenLinks }) => brokenLinks)],
  }
}

function findEnglish({ locale, slug }: PageRecord, { facts }: PageEngine): PageSource | undefined {
  const twin = locale === DEFAULT_LOCALE ? undefined : facts.tree.findPage(DEFAULT_LOCALE, slug)
  return twin === undefined ? undefined : readPageSource(readPageText(twin.file).text.slice(twin.bodyStart))
}
