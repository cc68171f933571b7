import { expect, test } from 'vitest'
import { feedHtml } from './feed-html.ts'

const BASE = 'https://paint.example/en-US/blog/a/'

test.each([
  // Addresses
  ['<a href="/en-US/docs/Web">w</a>', '<a href="https://paint.example/en-US/docs/Web">w</a>'],
  ['<a href="#part">p</a>', '<a href="https://paint.example/en-US/blog/a/#part">p</a>'],
  ['<a class="external" href="https://o.example/?a=1&amp;b">o</a>', '<a href="https://o.example/?a=1&amp;b">o</a>'],
  ['<a href="mailto:a@b.example">m</a>', '<a href="mailto:a@b.example">m</a>'],
  ['<a href="javascript:alert(1)">j</a>', 'j'],
  ['<a class="page-not-created" data-href="/en-US/docs/X" title="Not written">n</a>', 'n'],
  [
    '<img src="b.png" alt=" src=/b" loading="lazy" width="4">',
    '<img src="https://paint.example/en-US/blog/a/b.png" alt=" src=/b" width="4">',
  ],
  [
    '<img src="/a.png" srcset="/a.png 1x, b.png 2.5x,https://o.example/c,d.png 640w">',
    '<img src="https://paint.example/a.png" srcset="https://paint.example/a.png 1x, https://paint.example/en-US/blog/a/b.png 2.5x, https://o.example/c,d.png 640w">',
  ],
  [
    '<video src="/a.mp4" poster="/a.png" controls></video>',
    '<video src="https://paint.example/a.mp4" poster="https://paint.example/a.png" controls></video>',
  ],
  ['<code>href="/x"</code>', '<code>href="/x"</code>'],
  // What runs
  ['<p>a<script>alert(1)</script><style>p{}</style>b</p>', '<p>ab</p>'],
  ['<p onclick="x()" style="color:red" class="s1" id="i" data-x="1" aria-label="l" tabindex="0">a</p>', '<p>a</p>'],
  ['<p>a <button>Run</button><input value="x"></p><iframe src="/x"></iframe>', '<p>a </p>'],
  ['<form action="/x"><label>Name</label></form>', 'Name'],
  // Code and examples
  [
    '<div class="code-example"><div class="example-header"><span>css</span></div><pre class="brush: css"><code><span class="token property">gap</span>: 1px</code></pre></div>',
    '<div><pre><code>gap: 1px</code></pre></div>',
  ],
  [
    '<div class="code-example"><div class="example-header"><span class="language-name">css</span><span class="example-mark">Bad example</span></div><pre><code>x</code></pre></div>',
    '<div><p><strong>Bad example</strong></p><pre><code>x</code></pre></div>',
  ],
  ['<pre class="brush: js hidden"><code>x</code></pre>', ''],
  [
    '<div class="live-sample"><div class="example-header"><span>Result</span></div><live-sample><p>Needs scripts</p></live-sample></div>',
    '<div><p><a href="https://paint.example/en-US/blog/a/">See the result on the page</a></p></div>',
  ],
  ['<my-element><em>kept</em></my-element>', '<em>kept</em>'],
  // What has a meaning of its own
  ['<span lang="de">Wort</span> <bdi>x</bdi>', '<span lang="de">Wort</span> <bdi>x</bdi>'],
  ['<td colspan="2" scope="row">a</td>', '<td colspan="2" scope="row">a</td>'],
  ['<svg class="d"><g id="g"></g><use href="#g"></use></svg>', '<svg class="d"><g id="g"></g><use href="#g"></use></svg>'],
  ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
])('%s is %s in a feed', (html, expected) => {
  expect(feedHtml(html, BASE)).toBe(expected)
})
