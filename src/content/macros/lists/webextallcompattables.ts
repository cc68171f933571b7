import { html, joinHtml } from '#markup/html.ts'
import { slugify } from '../../text/slugify.ts'
import { defineMacro } from '../engine/macro.ts'

const APIS = 'webextensions.api'

/** `{{WebExtAllCompatTables}}`: the place of the compatibility data of each web extension API, below a heading of its own. */
export const webextallcompattables = defineMacro({
  name: 'webextallcompattables',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const names = context.data('compat').listParts(APIS)
    if (names.length === 0)
      context.report({
        kind: 'missing-data',
        message: `the compat data has nothing below ${APIS}`,
        hint: 'install another version of it',
        severity: 'info',
      })
    return joinHtml(
      names.map(
        (name) =>
          html`<h2 id="${slugify(name)}">${name}</h2><div class="bc-data" data-query="${APIS}.${name}" data-depth="1" data-multiple="false"></div>`,
      ),
    )
  },
})
