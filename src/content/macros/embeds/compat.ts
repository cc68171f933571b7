import { html, joinHtml } from '#markup/html.ts'
import { defineMacro } from '../engine/macro.ts'

/** `{{Compat}}`: the place of the compatibility data of each of the page's keys. The section splitter makes sections of them. */
export const compat = defineMacro({
  name: 'compat',
  isBlock: true,
  parameters: {},
  render(_, { page, report }) {
    if (page.browserCompat.length === 0)
      report({
        kind: 'compat-without-key',
        message: 'the page has no `browser-compat` in its front matter',
        hint: 'give the key, or remove the macro',
        severity: 'warning',
      })
    const isMultiple = page.browserCompat.length > 1
    return joinHtml(
      page.browserCompat.map(
        (key) => html`<div class="bc-data" data-query="${key}" data-depth="1" data-multiple="${String(isMultiple)}"></div>`,
      ),
    )
  },
})
