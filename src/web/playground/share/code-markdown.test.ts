import { expect, test } from 'vitest'
import { codeMarkdown } from './code-markdown.ts'

test('each language that has something is a fenced block', () => {
  expect(codeMarkdown({ html: '<p>\n', css: ' \n', js: 'alert(1)' })).toBe('```html\n<p>\n```\n\n```js\nalert(1)\n```\n')
  expect(codeMarkdown({ html: '', css: 'p {}', js: 'let a: A', options: { isTypeScript: true } })).toBe(
    '```css\np {}\n```\n\n```ts\nlet a: A\n```\n',
  )
})

test('WebAssembly text is a block as well', () => {
  expect(codeMarkdown({ html: '', css: '', js: 'run()', wat: '(module)' })).toBe('```js\nrun()\n```\n\n```wat\n(module)\n```\n')
})

test('code with fences of its own stands in a longer fence', () => {
  const js = 'const text = `\n````md\n```js\n````\n`'
  expect(codeMarkdown({ html: '', css: '', js })).toBe(`\`\`\`\`\`js\n${js}\n\`\`\`\`\`\n`)
})
