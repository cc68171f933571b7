import { shortTitleOf } from '../../tree/titles.ts'
import { linkToPage } from '../engine/link.ts'
import { defineMacro, type MacroContext } from '../engine/macro.ts'
import { letterIndex } from './letter-index.ts'

/**
 * `{{ListGroups}}`: the overviews of all Web APIs from A to Z: those of the groups that the content brings along
 * (`files/jsondata/GroupData.json`), else all overview pages below Web/API.
 */
export const listgroups = defineMacro({
  name: 'listgroups',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const groups = context.data('groups')
    if (groups.problem !== undefined) context.report({ kind: 'unusable-data', message: groups.problem, hint: 'fix the file' })
    const slugs = groups.names.length > 0 ? slugsOfGroups(context) : slugsOfPages(context)
    if (slugs.length === 0)
      context.report({
        kind: 'macro-empty-list',
        message: 'there are no overviews below Web/API',
        hint: 'write some, with `page-type: web-api-overview`',
        severity: 'info',
      })
    return letterIndex(
      slugs.flatMap((slug) => {
        const found = context.resolve(`/${context.locale}/docs/${slug}`)
        return found === undefined
          ? []
          : [{ name: shortTitleOf(found.page), html: linkToPage({ url: `/docs/${slug}`, hasIcons: true }, context) }]
      }),
    )
  },
})

function slugsOfGroups(context: MacroContext): readonly string[] {
  const groups = context.data('groups')
  const overviews = groups.names.flatMap((name) => groups.find(name)?.overview ?? [])
  return [...new Set(overviews.map((overview) => `Web/API/${overview.replaceAll(' ', '_')}`))]
}

function slugsOfPages(context: MacroContext): readonly string[] {
  return context.listChildren('Web/API').flatMap(({ page }) => (page.pageType === 'web-api-overview' ? [page.slug] : []))
}
