import { escapeHtml } from '../html/escape.ts'
import { defineMacro } from './macro.ts'

/** `{{Compat}}`: the place of the compatibility data of each of the page's keys. The section splitter makes sections of them. */
export const compat = defineMacro({
  name: 'compat',
  isBlock: true,
  parameters: {},
  render(_, { page, report }) {
    if (page.browserCompat.length === 0)
      report('compat-without-key', 'the page has no `browser-compat` in its front matter', 'give the key, or take the macro out', 'warning')
    const isMultiple = page.browserCompat.length > 1
    return page.browserCompat
      .map((key) => `<div class="bc-data" data-query="${escapeHtml(key)}" data-depth="1" data-multiple="${isMultiple}"></div>`)
      .join('')
  },
})
