import { expect, test } from 'vitest'
import { embedHtml } from './embed-html.ts'

test('a frame holds the page, and nothing of it ends the attribute', () => {
  expect(embedHtml('<p title="a">&amp;</p>', 'A "B"')).toBe(
    '<iframe title="A &quot;B&quot;" width="100%" height="400" loading="lazy" sandbox="allow-scripts allow-forms allow-modals" srcdoc="&lt;p title=&quot;a&quot;&gt;&amp;amp;&lt;/p&gt;"></iframe>',
  )
})
