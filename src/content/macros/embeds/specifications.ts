import { html } from '#markup/html.ts'
import { defineMacro } from '../engine/macro.ts'

/** `{{Specifications}}`: the place of the list of specifications, made from the page's keys or its own `spec-urls`. */
export const specifications = defineMacro({
  name: 'specifications',
  isBlock: true,
  parameters: {},
  render: (_, { page }) =>
    html`<div class="bc-specs" data-bcd-query="${page.browserCompat.join(' ')}" data-spec-urls="${page.specUrls.join(' ')}"></div>`,
})
