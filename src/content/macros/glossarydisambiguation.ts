import { defineMacro } from './macro.ts'
import { summaryList } from './summary-list.ts'

/** `{{GlossaryDisambiguation}}`: the meanings of a term, which are the pages below it, each with the beginning of its text. */
export const glossarydisambiguation = defineMacro({
  name: 'glossarydisambiguation',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const list = summaryList(context.page.slug, context)
    if (list === '') context.report('macro-empty-list', 'there are no pages below this term', 'write them, or take the macro out', 'info')
    return list
  },
})
