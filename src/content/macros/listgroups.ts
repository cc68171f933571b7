import { shortTitleOf } from '../document/titles.ts'
import { letterIndex } from './letter-index.ts'
import { linkToPage } from './link.ts'
import { defineMacro, type MacroContext } from './macro.ts'

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
    if (groups.fault !== undefined) context.report('unusable-data', groups.fault, 'mend the file')
    const slugs = groups.names.length > 0 ? slugsOfGroups(context) : slugsOfPages(context)
    if (slugs.length === 0)
      context.report('macro-empty-list', 'there are no overviews below Web/API', 'write some, with `page-type: web-api-overview`', 'info')
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
