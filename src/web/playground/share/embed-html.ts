import { html } from '#markup/html.ts'

/**
 * A frame for pages of other sites. It holds the whole page itself, so nothing is asked of this site when it is shown, and its sandbox without
 * `allow-same-origin` keeps the code away from the page around it (HTML, 4.8.5 `sandbox`).
 *
 * @param page what `pageHtml` gives
 */
export function embedHtml(page: string, title: string): string {
  return html`<iframe title="${title}" width="100%" height="400" loading="lazy" sandbox="allow-scripts allow-forms allow-modals" srcdoc="${page}"></iframe>`.toString()
}
