import type { SectionTab } from '#contracts/areas.ts'
import type { Section } from '#contracts/document.ts'
import { tocOf } from '../../html/sections.ts'

/**
 * The sub-sections of a page that are shown in turn, as tabs: two or more third-level headings that follow one another (docs/behaviour/pages.md 2).
 * A single one stays a part of its section.
 */
export function tabbedSections(body: readonly Section[]): SectionTab[][] {
  const groups: SectionTab[][] = []
  let isInside = false
  for (const [section, own] of body.entries()) {
    const [entry] = tocOf([own])
    if (entry?.sub !== true) {
      isInside = false
      continue
    }
    const tab = { section, id: entry.id, title: entry.text }
    const group = isInside ? groups.at(-1) : undefined
    if (group === undefined) groups.push([tab])
    else group.push(tab)
    isInside = true
  }
  return groups.filter(({ length }) => length > 1)
}
