import { expect, test } from 'vitest'
import { checkBody } from '../testing/check-sample.ts'

const PROBLEM = 'warning bad-pre-tags: the code is in a `<pre>` element (write it between two lines of backticks, with its language)'

test.each(['<pre><code>x</code></pre>', '<pre>\n<code>x</code></pre>', '<pre class="brush: js">x</pre>'])(
  '%j is reported with its place',
  async (html) => {
    expect(await checkBody(`text\n\n${html}\n`)).toEqual([`7:1 ${PROBLEM}`])
  },
)

test('a <pre> in an HTML table, in a code block, or with more than code is no problem', async () => {
  const table = '<table><tr><td><pre><code>x</code></pre></td></tr></table>'
  expect(await checkBody(`${table}\n\n\`\`\`html\n<pre><code>x</code></pre>\n\`\`\`\n\n<pre>a <code>x</code></pre>\n`)).toEqual([])
})
