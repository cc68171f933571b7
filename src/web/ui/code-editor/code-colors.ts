import { syntaxHighlighting } from '@codemirror/language'
import { tagHighlighter, tags } from '@lezer/highlight'

/** The words of code by the classes of `code-editor.css`; the colours are those of code in articles (documents/code.css). */
export const codeColors = syntaxHighlighting(
  tagHighlighter([
    { tag: tags.comment, class: 'code-comment' },
    { tag: tags.meta, class: 'code-comment' },
    { tag: [tags.keyword, tags.bool, tags.null, tags.self, tags.modifier], class: 'code-keyword' },
    { tag: [tags.string, tags.regexp, tags.special(tags.string), tags.attributeValue, tags.url], class: 'code-string' },
    { tag: [tags.number, tags.unit, tags.color, tags.character, tags.atom], class: 'code-number' },
    { tag: [tags.tagName, tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'code-name' },
    { tag: [tags.className, tags.typeName, tags.propertyName, tags.attributeName, tags.labelName], class: 'code-type' },
    { tag: [tags.operator, tags.punctuation], class: 'code-sign' },
    { tag: tags.invalid, class: 'code-invalid' },
  ]),
)
