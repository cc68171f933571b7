import { type Html, html } from '../html.ts'

interface Table {
  readonly caption: string
  readonly columns: readonly string[]
  /** A cell for each column; the first one names its row. */
  readonly rows: readonly (readonly (Html | readonly Html[])[])[]
}

/** A table of a report. In a narrow window each row is a block, whose cells have the titles of their columns before them. */
export function tableHtml({ caption, columns, rows }: Table): Html {
  const head = columns.map((column) => html`<th scope="col">${column}</th>`)
  return html`<table class="obs-table"><caption class="visually-hidden">${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.map(
    ([first, ...rest]) =>
      html`<tr><th scope="row">${first}</th>${rest.map((cell, index) => html`<td data-column="${columns[index + 1] ?? ''}">${cell}</td>`)}</tr>`,
  )}</tbody></table>`
}
