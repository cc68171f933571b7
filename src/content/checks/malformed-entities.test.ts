import { expect, test } from 'vitest'
import { checkBody } from '../testing/check-sample.ts'

const problemsOf = async (body: string) =>
  (await checkBody(body)).filter((line) => line.includes('malformed-entity')).map((line) => line.replace(/ \(.*$/, ''))

test('malformed entities in the text and in the arguments of macros are found with what was expected', async () => {
  expect(await problemsOf('a &unknown; b\n\n{{Glossary("Sample", "&lt;color&gt")}} &#xD800;\n')).toEqual([
    '5:3 warning malformed-entity: &unknown;: expected the name of a character, such as `&lt;`, or `&amp;` for the `&`',
    '7:32 warning malformed-entity: &gt: expected `&gt;` with a semicolon',
    '7:40 warning malformed-entity: &#xD800;: expected the number of a character, such as `&#60;` or `&#x3c;`',
  ])
})

test('code, comments and well-formed ones are not', async () => {
  expect(await problemsOf('`&lt` R&D &lt; <!-- &x; -->\n\n```js\n&lt\n```\n\n[a](https://example.org/?a=1&lt=2)\n')).toEqual([])
})
