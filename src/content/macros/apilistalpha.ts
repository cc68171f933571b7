import { shortTitleOf } from '../document/titles.ts'
import { letterIndex } from './letter-index.ts'
import { linkToPage } from './link.ts'
import { defineMacro } from './macro.ts'

/** `{{APIListAlpha}}`: all interfaces of the Web APIs from A to Z. */
export const apilistalpha = defineMacro({
  name: 'apilistalpha',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const interfaces = context.listChildren('Web/API').filter(({ page }) => page.pageType === 'web-api-interface')
    if (interfaces.length === 0)
      context.report('macro-empty-list', 'there are no interfaces below Web/API', 'write some, with `page-type: web-api-interface`', 'info')
    return letterIndex(
      interfaces.map(({ page }) => ({
        name: shortTitleOf(page),
        html: linkToPage({ url: `/docs/${page.slug}`, isCode: true, hasIcons: true }, context),
      })),
    )
  },
})
