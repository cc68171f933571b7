import type { WebExtExample } from '../data/web-ext-examples.ts'
import { escapeHtml } from '../html/escape.ts'

const REPOSITORY = 'https://github.com/mdn/webextensions-examples/tree/main'

/** A link to the source of an example extension. */
export function exampleLink({ name }: WebExtExample): string {
  return `<a href="${REPOSITORY}/${escapeHtml(encodeURIComponent(name))}">${escapeHtml(name)}</a>`
}
