import Prism from 'prismjs'
import { beforeAll, expect, test } from 'vitest'
import { parseHtml, serialize } from '../text/dom.ts'
import { colorCode } from './color-code.ts'
import { highlight, LANGUAGES } from './highlight.ts'

const SAMPLES = [
  '<p title="a&#123;b">&lt;i&amp; &nbsp; "x" > y\u00a0z</p><style>a > b { color: red }</style>',
  `const a = \`x \${b > 1 ? "<&>" : /a"b/g} y\`; // <c>`,
  'return <A b={c}>plain {text} &amp; <i>more</i></A>',
  '# Title\n\n```js\nlet a = "<b>"\n```\n\n[a](b "c")',
  "<?php echo '<b>' . $a->b; ?> <p>{{ x }}</p>",
  '{% if a > b %}<p>{{ c|d:"e" }}</p>{% endif %}',
]

// All languages are loaded with the first one that is not of everyday.
beforeAll(() => void highlight('', 'python'))

test.each(LANGUAGES)('%s is coloured as Prism does it, in the form of the serializer', (name) => {
  const grammar = Prism.languages[name]
  if (grammar === undefined) throw new Error(`no grammar ${name}`)
  for (const code of SAMPLES)
    expect(colorCode(code, grammar, name).toString()).toBe(serialize(parseHtml(Prism.highlight(code, grammar, name))))
})
