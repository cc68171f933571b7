import type { TocEntry } from '#contracts/document.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import type { Translate } from '../texts/translator.ts'

/** A heading with those below it. */
interface Chapter {
  readonly entry: TocEntry
  readonly subs: readonly TocEntry[]
}

/**
 * A table of contents as a list of links, those of h3 headings folded away in a `<details>` below that of their h2. A string and not
 * components: it may have thousands of entries, and nothing in it needs React. Headings without text are left out, for nothing could be
 * clicked.
 *
 * @returns '' for a page without headings
 */
export function tocHtml(entries: readonly TocEntry[], t: Translate): string {
  const chapters = chaptersOf(entries.filter(({ text }) => textOf(text) !== ''))
  return chapters.length === 0 ? '' : listOf(chapters.map((chapter) => chapterHtml(chapter, t)))
}

/** An h3 before the first h2 stands for itself. */
function chaptersOf(entries: readonly TocEntry[]): readonly Chapter[] {
  const first = entries.findIndex(({ sub }) => !sub)
  const starts = entries.flatMap(({ sub }, index) => (sub && first !== -1 && index > first ? [] : [index]))
  return starts.flatMap((start, place) => {
    const [entry, ...subs] = entries.slice(start, starts[place + 1])
    return entry === undefined ? [] : [{ entry, subs }]
  })
}

function chapterHtml({ entry, subs }: Chapter, t: Translate): string {
  if (subs.length === 0) return `<li>${linkOf(entry)}</li>`
  const label = escapeHtml(t('documents.toc_subsections', { title: textOf(entry.text) }))
  const list = listOf(subs.map((sub) => `<li>${linkOf(sub)}</li>`))
  return `<li>${linkOf(entry)}<details><summary aria-label="${label}"></summary>${list}</details></li>`
}

function linkOf({ id, text }: TocEntry): string {
  return `<a href="#${encodeURIComponent(id)}">${text}</a>`
}

function listOf(items: readonly string[]): string {
  return `<ul>${items.join('')}</ul>`
}

/** The characters that the builder's serializer escapes in text. */
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&amp;': '&' }

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}
