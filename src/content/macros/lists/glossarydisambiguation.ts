import { defineMacro } from '../engine/macro.ts'
import { summaryList } from './summary-list.ts'

/** `{{GlossaryDisambiguation}}`: the meanings of a term, which are the pages below it, each with the beginning of its text. */
export const glossarydisambiguation = defineMacro({
  name: 'glossarydisambiguation',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const list = summaryList(context.page.slug, context)
    if (list === undefined)
      context.report({
        kind: 'macro-empty-list',
        message: 'there are no pages below this term',
        hint: 'create them, or remove the macro',
        severity: 'info',
      })
    return list
  },
})
