import { escapeHtml } from '../html/escape.ts'
import { slugify } from '../html/slugify.ts'
import { defineMacro } from './macro.ts'

const APIS = 'webextensions.api'

/** `{{WebExtAllCompatTables}}`: the place of the compatibility data of each web extension API, below a heading of its own. */
export const webextallcompattables = defineMacro({
  name: 'webextallcompattables',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const names = context.data('compat').listParts(APIS)
    if (names.length === 0)
      context.report('missing-data', `the compat data has nothing below ${APIS}`, 'install another version of it', 'info')
    return names
      .map(
        (name) =>
          `<h2 id="${escapeHtml(slugify(name))}">${escapeHtml(name)}</h2><div class="bc-data" data-query="${escapeHtml(`${APIS}.${name}`)}" data-depth="1" data-multiple="false"></div>`,
      )
      .join('')
  },
})
