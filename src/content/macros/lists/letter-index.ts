import { type Html, html } from '#markup/html.ts'
import { compareTitles } from '../../tree/compare-titles.ts'

/** A line of an index from A to Z. */
export interface IndexLine {
  /** What it is sorted by. */
  readonly name: string
  readonly html: Html
}

/** Lists under the first letters of their names, from A to Z; what begins with no letter stands under `*`, in front. Nothing when there are none. */
export function letterIndex(lines: readonly IndexLine[]): Html | undefined {
  const byLetter = Map.groupBy(lines, ({ name }) => /^[a-z]/i.exec(name)?.[0].toUpperCase() ?? '*')
  const letters = [...byLetter].sort(([a], [b]) => (a < b ? -1 : 1))
  return letters.length === 0 ? undefined : html`<div class="api-index">${letters.map(([letter, own]) => listOf(letter, own))}</div>`
}

function listOf(letter: string, lines: readonly IndexLine[]): Html {
  const items = lines.toSorted((a, b) => compareTitles(a.name, b.name)).map((line) => html`<li>${line.html}</li>`)
  return html`<h3>${letter}</h3><ul>${items}</ul>`
}
