import { expect, test } from 'vitest'
import { checkBody } from '../testing/check-sample.ts'

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
