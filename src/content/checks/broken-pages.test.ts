import { expect, test } from 'vitest'
import { checkBody, checkFiles } from '../testing/check-sample.ts'

test.each([
  ['jss', 'js'],
  ['javscript', 'javascript'],
  ['htlm', 'html'],
  ['htm', 'html'],
  ['csss-nolint', 'css'],
  ['pyton', 'python'],
])('a code block in %s is reported, and the language that is meant', async (language, meant) => {
  const name = language.replace('-nolint', '')
  expect(await checkBody(`x\n\n\`\`\`${language} hidden\nx\n\`\`\`\n`)).toEqual([
    `7:4 warning unknown-fence-language: ${name} is not a language of code blocks (did you mean ${meant}?)`,
  ])
})

test.each(['js', 'js-nolint', 'JS', 'plain', 'text', 'go', 'ruby', 'dart', 'asm', 'mermaid', 'r', 'x', 'jsonc', 'vb', 'wgsl'])(
  'a code block in %s is not reported',
  async (language) => {
    expect(await checkBody(`\`\`\`${language}\nx\n\`\`\`\n`)).toEqual([])
  },
)

const EXAMPLE = '{{InteractiveExample("CSS demo")}}\n\n'
const BLOCK = '```css interactive-example\na {}\n```\n\n'

test.each([
  ['without a block', EXAMPLE],
  ['with blocks that have no flag', `${EXAMPLE}\`\`\`css\na {}\n\`\`\`\n`],
  ['with its blocks below another heading', `${EXAMPLE}## More\n\n${BLOCK}`],
  ['with its blocks below another example', `${EXAMPLE}${EXAMPLE}${BLOCK}`],
  ['with its blocks above it', `${BLOCK}${EXAMPLE}`],
])('an interactive example %s is reported', async (_, body) => {
  const problems = await checkBody(body)
  expect(problems.filter((problem) => problem.includes('sample-without-code'))).toEqual([
    expect.stringContaining('the interactive example has no code (add the flag interactive-example to the code blocks below it'),
  ])
})

test.each(['interactive-example', 'interactive-example-choice'])(
  'an interactive example with a block that has the flag %s is right',
  async (flag) => {
    expect(await checkBody(`${EXAMPLE}\`\`\`js\n1\n\`\`\`\n\n\`\`\`css ${flag}\na: b\n\`\`\`\n`)).toEqual([])
  },
)

const page = (slug: string, more: string) => `---\ntitle: T\nslug: ${slug}\n${more}---\nx\n`

test('a type of pages that is nearly a known one is reported once, not for each translation', async () => {
  expect(
    await checkFiles({
      'files/en-us/a/index.md': page('A', 'page-type: css-propperty\n'),
      'files/de/a/index.md': page('A', ''),
      'files/en-us/b/index.md': page('B', 'page-type: css-property\n'),
      'files/en-us/c/index.md': page('C', 'page-type: recipe\n'),
    }),
  ).toEqual(['files/en-us/a/index.md:4 warning page-type: css-propperty is not a known type of pages (did you mean css-property?)'])
})
