import { linkToPage } from './link.ts'
import { defineMacro, optionalText, text } from './macro.ts'

/** `{{Glossary("DOM")}}`: a link to a glossary entry. */
export const glossary = defineMacro({
  name: 'glossary',
  parameters: { term: text, text: optionalText },
  render: ({ term, text }, context) => linkToPage({ url: `/docs/Glossary/${term.replace(/ +/g, '_')}`, text: text ?? term }, context),
})
