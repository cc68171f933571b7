import type { Feature } from '#contracts/features.ts'
import type { Figures } from '../queries/read-figures.ts'
import { adsSection, scansSection, surveysSection } from './other-sections.ts'
import { readingSection, visitsSection } from './reading-sections.ts'
import type { Section } from './section.ts'
import { notFoundSection, searchesSection } from './typed-sections.ts'
import { votesSection } from './votes-section.ts'

/** All subjects of the page, in order. */
export function listSections(figures: Figures, features: readonly Feature[]): readonly Section[] {
  return [
    visitsSection(figures, features),
    readingSection(figures, features),
    votesSection(figures),
    searchesSection(figures, features),
    notFoundSection(figures, features),
    adsSection(figures, features),
    surveysSection(figures, features),
    scansSection(figures, features),
  ]
}
