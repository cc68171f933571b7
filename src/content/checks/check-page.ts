import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PageEngine } from '../document/page-engine.ts'
import type { PageFragments } from '../fragments/broken-fragments.ts'
import { kindOfRecord } from '../kinds/kind-of.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import type { SidebarBrokenLink } from '../sidebars/sidebar-builder.ts'
import { type PageSource, readPageSource } from '../source/page-source.ts'
import { Places } from '../text/places.ts'
import { findDuplicateIds } from './duplicate-ids.ts'
import { findExamplesWithoutCode } from './examples-without-code.ts'
import { findUnknownFenceFlags } from './fence-flags.ts'
import { findMisspelledLanguages } from './fence-language.ts'
import { findHeadingLinks } from './heading-links.ts'
import { findImageWidths } from './image-widths.ts'
import { findMalformedEntities } from './malformed-entities.ts'
import type { PageCheck } from './page-check.ts'
import { findPreTags } from './pre-tags.ts'
import { findSectioningProblems } from './sectioning.ts'
import { findTranslationDifferences } from './translation-differences.ts'

/** What was found in one page. Plain data, so that threads can give it. */
export interface PageFindings {
  readonly diagnostics: readonly Diagnostic[]
  /** For the check that needs all pages. */
  readonly fragments: PageFragments
  /** Links of the page's sidebar that lead nowhere. */
  readonly sidebarLinks: readonly SidebarBrokenLink[]
}

/** What the source of a page is looked through for. What a build notices anyhow (broken links, macros, images) is not among it. */
const PAGE_CHECKS: readonly PageCheck[] = [
  findDuplicateIds,
  findUnknownFenceFlags,
  findMisspelledLanguages,
  findExamplesWithoutCode,
  findHeadingLinks,
  findPreTags,
  findSectioningProblems,
  findImageWidths,
  findMalformedEntities,
  findTranslationDifferences,
]

/**
 * Builds a page, without writing it, and looks its source through.
 *
 * @throws when the page can't be read or built
 */
export function checkPage(page: PageRecord, engine: PageEngine): PageFindings {
  const kind = kindOfRecord(page)
  const { page: built, diagnostics, fragmentLinks, sidebar } = kind.build(page, { engine, origin: '' })
  const ids = kind.ids?.(built)
  const { text } = readPageText(page.file)
  const source = readPageSource(text.slice(page.bodyStart))
  const english = findEnglish(page, engine)
  const places = new Places(text)
  const found = PAGE_CHECKS.flatMap((check) => check({ page, source, ...(english === undefined ? {} : { english }) }))
  return {
    diagnostics: [
      ...diagnostics,
      ...found.map(({ offset, ...problem }) => ({ ...problem, file: page.file, ...places.at(page.bodyStart + offset) })),
    ],
    fragments: { url: page.url, file: page.file, ...(ids === undefined ? {} : { ids }), links: fragmentLinks },
    sidebarLinks: [...(sidebar?.brokenLinks ?? []), ...(sidebar?.parts ?? []).flatMap(({ brokenLinks }) => brokenLinks)],
  }
}

function findEnglish({ locale, slug }: PageRecord, { facts }: PageEngine): PageSource | undefined {
  const twin = locale === DEFAULT_LOCALE ? undefined : facts.tree.findPage(DEFAULT_LOCALE, slug)
  return twin === undefined ? undefined : readPageSource(readPageText(twin.file).text.slice(twin.bodyStart))
}
