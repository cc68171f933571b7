import { expect, test } from 'vitest'
import { readPageSource } from '../source/page-source.ts'
import { checkBody } from '../testing/check-sample.ts'
import { samplePage } from '../testing/sample-page.ts'
import { findUnknownFenceFlags } from './fence-flags.ts'

/** The words that are reported, each with the text at its place. */
function findFlags(body: string) {
  return findUnknownFenceFlags({ page: samplePage('Sample'), source: readPageSource(body) }).map(({ message, offset }) => ({
    flag: message.split(' ')[0],
    place: body.slice(offset).split('\n')[0]?.trimEnd(),
    line: body.slice(0, offset).split('\n').length,
  }))
}

test.each([
  ['example-ba', 'did you mean example-bad?'],
  ['live-sample_x', 'did you mean live-sample___x?'],
  ['live-example___x', 'did you mean live-sample___x?'],
  ['no-lint', 'did you mean -nolint, directly after the language?'],
  ['-no-lint', 'did you mean -nolint, directly after the language?'],
  ['really-no-lint', 'use one of hidden, example-good, example-bad, interactive-example, interactive-example-choice, live-sample___{id}'],
  ['no-linting', 'use one of hidden, example-good, example-bad, interactive-example, interactive-example-choice, live-sample___{id}'],
  ['fancy', 'use one of hidden, example-good, example-bad, interactive-example, interactive-example-choice, live-sample___{id}'],
])('the flag %s is not known: %s', async (flag, hint) => {
  expect(await checkBody(`text\n\n\`\`\`js hidden ${flag}\nx\n\`\`\`\n`)).toEqual([
    `7:14 warning unknown-fence-flag: ${flag} is not a flag of code blocks (${hint})`,
  ])
})

test('known flags and bare languages are no problems', async () => {
  const infos = ['js', 'js-nolint', 'html hidden live-sample___a live-sample___b', 'css example-good', 'js interactive-example-choice']
  expect(await checkBody(infos.map((info) => `\`\`\`${info}\nx\n\`\`\`\n`).join('\n'))).toEqual([])
})

test.each(['```js {{a}}', '```js {{a("b c")}} hidden', '```js live-{{a}}', '```{{a}} hidden{{b}}x'])(
  'words of macro calls are no flags: %s',
  (line) => {
    expect(findFlags(`${line}\nx\n\`\`\`\n`)).toEqual([])
  },
)

test.each(['\n', '\r\n'])('a flag next to a macro call has its own place, line ends %j', (end) => {
  const lines = ['text', '', '> ```js {{a}} fancy', '> x', '> ```', '', 'js \u0082\u0082\u0082\u0082\u0082 fancy', '']
  expect(findFlags(lines.join(end))).toEqual([{ flag: 'fancy', place: 'fancy', line: 3 }])
})

test.each(['```js fancy', '~~~js  fancy', '- ```js fancy', '\t- a\n\n- ```  js\tfancy'])(
  'the place of a flag is found without a line end: %j',
  (body) => {
    expect(findFlags(body)).toEqual([{ flag: 'fancy', place: 'fancy', line: body.split('\n').length }])
  },
)
