import { linkToPage } from './link.ts'
import { defineMacro, optionalText, text } from './macro.ts'

/** `{{Glossary("DOM")}}`: a link to a glossary entry, or to a part of it: `{{Glossary("CORS#history", "its history")}}`. */
export const glossary = defineMacro({
  name: 'glossary',
  parameters: { term: text, text: optionalText },
  render({ term: written, text }, context) {
    const [term = '', fragment] = written.split('#')
    return linkToPage({ url: `/docs/Glossary/${term.replace(/ +/g, '_')}`, text: text ?? term, fragment }, context)
  },
})
