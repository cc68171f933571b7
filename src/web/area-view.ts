import type { AreaPage } from '#contracts/areas.ts'
import type { Section } from '#contracts/document.ts'
import type { Page } from '#contracts/page.ts'

/** A page outside the documents as the hydration data holds it: its sections are empty, for the page's HTML has them. */
export type AreaHydration = AreaPage

/** What the page's component shows: the HTML of its sections is outside React's tree. */
export type AreaView = AreaPage & { readonly sections: readonly string[] }

/** Whether a page belongs to the blog, the curriculum or the pages beside them. */
export function isAreaPage<Any extends { readonly renderer: string }>(
  page: Any,
): page is Extract<Any, { readonly renderer: AreaPage['renderer'] }> {
  return /^(?:Blog|Curriculum|Contributor|Generic)/.test(page.renderer)
}

/**
 * A page as its component shows it.
 *
 * @param htmlOf makes the HTML of one section
 */
export function areaView(page: AreaPage, htmlOf: (section: Section) => string): AreaView {
  return { ...areaHydration(page), sections: sectionsOf(page).map(htmlOf) }
}

/** The page without the contents of its sections, which its HTML holds once. */
export function areaHydration(page: AreaPage): AreaHydration {
  switch (page.renderer) {
    case 'BlogIndex':
      return page
    case 'BlogPost':
      return { ...page, doc: { ...page.doc, body: [], fragments: [] } }
    case 'ContributorSpotlight':
      return { ...page, hyData: { ...page.hyData, sections: [] } }
    case 'GenericDoc':
    case 'GenericAbout':
    case 'GenericCommunity':
      return { ...page, hyData: { ...page.hyData, sections: [], fragments: [] } }
    default:
      return { ...page, doc: { ...page.doc, body: [], fragments: [] } }
  }
}

/** Reads the sections back from the page before it is hydrated. */
export function readAreaView(page: AreaHydration, root: ParentNode): AreaView {
  return { ...page, sections: [...root.querySelectorAll('[data-section]')].map((section) => section.innerHTML) }
}

/** The sheet of classes that a page's content needs; undefined when it needs none. */
export function styleUrlOf(page: Page): string | undefined {
  if ('doc' in page) return page.doc.styleURL ?? undefined
  return 'styleURL' in page ? (page.styleURL ?? undefined) : undefined
}

/** What search engines and readers of links are told of a page; undefined when it says nothing. */
export function descriptionOf(page: AreaHydration): string | undefined {
  if (page.renderer === 'BlogIndex') return undefined
  const text = 'doc' in page ? page.doc.summary : page.description
  return text === '' ? undefined : text
}

function sectionsOf(page: AreaPage): readonly Section[] {
  if (page.renderer === 'BlogIndex') return []
  return 'doc' in page ? page.doc.body : page.hyData.sections
}
