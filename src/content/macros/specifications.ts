import { escapeHtml } from '../html/escape.ts'
import { defineMacro } from './macro.ts'

/** `{{Specifications}}`: the place of the list of specifications, made from the page's keys or its own `spec-urls`. */
export const specifications = defineMacro({
  name: 'specifications',
  isBlock: true,
  parameters: {},
  render: (_, { page }) =>
    `<div class="bc-specs" data-bcd-query="${escapeHtml(page.browserCompat.join(','))}" data-spec-urls="${escapeHtml(page.specUrls.join(','))}"></div>`,
})
