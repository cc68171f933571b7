import { type Html, html } from '#markup/html.ts'
import type { WebExtExample } from '../../data/web-ext-examples.ts'

const REPOSITORY = 'https://github.com/mdn/webextensions-examples/tree/main'

/** A link to the source of an example extension. */
export function exampleLink({ name }: WebExtExample): Html {
  return html`<a href="${REPOSITORY}/${encodeURIComponent(name.toWellFormed())}">${name}</a>`
}
