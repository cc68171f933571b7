import { defineMacro } from '../engine/macro.ts'
import { summaryList } from './summary-list.ts'

/** `{{SubpagesWithSummaries}}`: a list of the pages directly below this one, each with the beginning of its text. */
export const subpageswithsummaries = defineMacro({
  name: 'subpageswithsummaries',
  aliases: ['landingpagelistsubpages'],
  isBlock: true,
  parameters: {},
  render: (_, context) => summaryList(context.page.slug, context),
})
