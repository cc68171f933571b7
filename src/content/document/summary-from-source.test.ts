import { expect, test } from 'vitest'
import { summaryFromSource } from './summary-from-source.ts'

test.each([
  ['First paragraph.\n\nSecond.', 'First paragraph.'],
  ['One line\nand another\n\nSecond.', 'One line and another'],
  ['\n## Heading\n\nText.', 'Text.'],
  ['{{SeeCompatTable}}{{APIRef("DOM")}}\n\nText.', 'Text.'],
  ['{{SeeCompatTable}} Text.', 'Text.'],
  ['Text.\n## Heading', 'Text.'],
  ['```js\nconst a = 1\n```\n\nText.', 'Text.'],
  ['~~~js\n```\nx\n~~~\nText.', 'Text.'],
  ['> [!NOTE]\n> x\n\nText.', 'Text.'],
  ['<!-- x -->\n\n| a |\n\nText.', 'Text.'],
  ['A {{CSSxRef("color")}} and {{HTMLElement("p")}}.', 'A <code>color</code> and <code>&lt;p&gt;</code>.'],
  ['A {{DOMxRef("Document.body", "body")}}, {{Glossary("DOM", "tree")}}, {{Glossary("URL")}}.', 'A <code>body</code>, tree, URL.'],
  ['The **bold _text_** of `a < b` in [a link](/x "t") ![no picture](x.png).', 'The bold text of <code>a &lt; b</code> in a link .'],
  ['Snake_case_names and 2 * 3 * 4 stay.', 'Snake_case_names and 2 * 3 * 4 stay.'],
  ['Some <b>HTML</b> & \\*escapes\\*.', 'Some HTML &amp; *escapes*.'],
])('%j begins with %j', (body, summary) => {
  expect(summaryFromSource(body)).toBe(summary)
})

test.each(['', '\n\n', '## Heading\n', '{{SeeCompatTable}}\n', '```js\nx\n', '<p>html</p>'])('%j has no beginning', (body) => {
  expect(summaryFromSource(body)).toBeUndefined()
})
