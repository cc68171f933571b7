import { expect, test } from 'vitest'
import { checkBody } from '../testing/check-sample.ts'

const FAULT = 'warning bad-pre-tags: the code stands in a `<pre>` (write it between two lines of backticks, with its language)'

test.each(['<pre><code>x</code></pre>', '<pre>\n<code>x</code></pre>', '<pre class="brush: js">x</pre>'])(
  '%j is told of with its place',
  async (html) => {
    expect(await checkBody(`text\n\n${html}\n`)).toEqual([`7:1 ${FAULT}`])
  },
)

test('a <pre> in an HTML table, in a code block, or with more than code is no fault', async () => {
  const table = '<table><tr><td><pre><code>x</code></pre></td></tr></table>'
  expect(await checkBody(`${table}\n\n\`\`\`html\n<pre><code>x</code></pre>\n\`\`\`\n\n<pre>a <code>x</code></pre>\n`)).toEqual([])
})
