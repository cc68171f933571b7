import type { Section } from '#contracts/document.ts'
import type { CompatWords } from './compat/compat-words.ts'
import { lateSteps } from './late-steps.ts'
import { sectionHtml } from './section-html.ts'
import { withYieldPoints } from './yield-points.ts'

/** The sections of a page (prose.tsx). */
export interface SectionsView {
  /** Their HTML. */
  readonly sections: readonly string[]
  /** Of each, the step of its height when it is laid out late (late-steps.ts). Absent in hydration, which leaves the attributes of the page as they are. */
  readonly late?: readonly (number | undefined)[]
}

/**
 * The sections of a page with their HTML, made of its data.
 *
 * @throws Error for a section of an unknown type
 */
export function sectionsView(sections: readonly Section[], words: CompatWords): SectionsView {
  const htmls = sections.map((section) => sectionHtml(section, words).toString())
  const late = lateSteps(htmls)
  return { sections: withYieldPoints(htmls, late), late }
}
