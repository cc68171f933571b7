import type { Section, TocEntry } from '#contracts/document.ts'

/** The entries of 'In this module': unlike in documents, the h3 headings too (reference/content.md 3.3, `toc`). */
export function deepTocOf(sections: readonly Section[]): TocEntry[] {
  return sections.flatMap(({ value }) =>
    'id' in value ? [{ id: value.id, text: value.title.replace(/<\/?a\b[^>]*>/g, ''), sub: value.isH3 }] : [],
  )
}
