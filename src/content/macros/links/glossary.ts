import { linkToPage } from '../engine/link.ts'
import { defineMacro, optionalText, text } from '../engine/macro.ts'
import { splitFragment } from '../engine/split-fragment.ts'

/** `{{Glossary("DOM")}}`: a link to a glossary entry, or to a part of it: `{{Glossary("CORS#history", "its history")}}`. */
export const glossary = defineMacro({
  name: 'glossary',
  parameters: { term: text, text: optionalText },
  render({ term: written, text }, context) {
    const { name: term, fragment } = splitFragment(written)
    return linkToPage({ url: `/docs/Glossary/${term.replace(/ +/g, '_')}`, text: text ?? term, fragment }, context)
  },
})
