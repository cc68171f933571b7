import { shortTitleOf } from '../../tree/titles.ts'
import { linkToPage } from '../engine/link.ts'
import { defineMacro } from '../engine/macro.ts'
import { letterIndex } from './letter-index.ts'

/** `{{APIListAlpha}}`: all interfaces of the Web APIs from A to Z. */
export const apilistalpha = defineMacro({
  name: 'apilistalpha',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const interfaces = context.listChildren('Web/API').filter(({ page }) => page.pageType === 'web-api-interface')
    if (interfaces.length === 0)
      context.report({
        kind: 'macro-empty-list',
        message: 'there are no interfaces below Web/API',
        hint: 'write some, with `page-type: web-api-interface`',
        severity: 'info',
      })
    return letterIndex(
      interfaces.map(({ page }) => ({
        name: shortTitleOf(page),
        html: linkToPage({ url: `/docs/${page.slug}`, isCode: true, hasIcons: true }, context),
      })),
    )
  },
})
