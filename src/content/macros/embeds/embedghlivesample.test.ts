import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'

const frame = (path: string, title: string, width: string, height: string) =>
  `<div class="embed"><iframe src="https://mdn.github.io/${path}" title="${title}" width="${width}" height="${height}" loading="lazy"></iframe></div>`

test('the example is a lazy frame with a title and its size', () => {
  expect(renderMacro('{{EmbedGHLiveSample("web-tech-games/index.html", "100%", 820)}}')).toEqual({
    html: frame('web-tech-games/index.html', 'Example: web-tech-games', '100%', '820'),
    problems: [],
  })
})

test('sizes may be numbers, or quoted with a unit', () => {
  expect(renderMacro("{{EmbedGHLiveSample('a/b/', 670, '256px')}}").html).toBe(frame('a/b/', 'Example: a/b', '670', '256'))
})

test('without sizes it is as wide as the column', () => {
  expect(renderMacro('{{EmbedGHLiveSample("a/b.html", "", "")}}').html).toBe(frame('a/b.html', 'Example: a/b.html', '100%', '150'))
})

test.each(['//elsewhere.example/', 'https://elsewhere.example/', '\\\\\\\\elsewhere.example/', 'javascript:alert(1)'])(
  '%s is no path',
  (path) => {
    const { html, problems } = renderMacro(`{{EmbedGHLiveSample("${path}")}}`)
    expect(html).not.toContain('<iframe')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^error macro-error: .*expected a path below https:\/\/mdn\.github\.io\/$/)
  },
)

test('a path can not leave its attribute, nor break off the build', () => {
  expect(renderMacro('{{EmbedGHLiveSample("a\\"><script>%zz")}}').html).toBe(
    frame('a%22%3E%3Cscript%3E%zz', 'Example: a&quot;&gt;&lt;script&gt;%zz', '100%', '150'),
  )
})

test('a size that is none shows why the call failed', () => {
  expect(renderMacro('{{EmbedGHLiveSample("a/", "wide")}}')).toEqual({
    html: '<span class="macro-error">Macro EmbedGHLiveSample failed: argument 2 (width) is &quot;wide&quot;; expected a size such as 600, &quot;600px&quot; or &quot;100%&quot;</span>',
    problems: ['error macro-error: EmbedGHLiveSample: argument 2 (width) is "wide"; expected a size such as 600, "600px" or "100%"'],
  })
})

test('a French page names it in French', () => {
  expect(renderMacro('{{EmbedGHLiveSample("a/")}}', { locale: 'fr' }).html).toBe(frame('a/', 'Exemple\u00a0: a', '100%', '150'))
})
