import type { TocEntry } from '#contracts/document.ts'
import { type Html, html, raw } from '#markup/html.ts'
import { textOfHtml } from '../texts/text-of-html.ts'
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
 * @returns undefined for a page without headings
 */
export function tocHtml(entries: readonly TocEntry[], t: Translate): Html | undefined {
  const chapters = chaptersOf(entries.filter(({ text }) => textOfHtml(text) !== ''))
  return chapters.length === 0 ? undefined : listOf(chapters.map((chapter) => chapterHtml(chapter, t)))
}

/** The same as text, for a page's view; '' for a page without headings. */
export function contentsText(entries: readonly TocEntry[], t: Translate): string {
  return tocHtml(entries, t)?.toString() ?? ''
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

function chapterHtml({ entry, subs }: Chapter, t: Translate): Html {
  if (subs.length === 0) return html`<li>${linkOf(entry)}</li>`
  const label = t('documents.toc_subsections', { title: textOfHtml(entry.text) })
  const list = listOf(subs.map((sub) => html`<li>${linkOf(sub)}</li>`))
  return html`<li>${linkOf(entry)}<details><summary aria-label="${label}"></summary>${list}</details></li>`
}

function linkOf({ id, text }: TocEntry): Html {
  // The text of a heading is HTML of the builder (contracts/document.ts).
  return html`<a href="#${encodeURIComponent(id)}">${raw(text)}</a>`
}

function listOf(items: readonly Html[]): Html {
  return html`<ul>${items}</ul>`
}
