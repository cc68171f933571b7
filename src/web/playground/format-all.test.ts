import { expect, test } from 'vitest'
import { formatAll } from './format-all.ts'

test('code that can not be read stays, with the place and the reason apart', async () => {
  const { changed, problems } = await formatAll({ html: '<p>a</b>', css: 'p{color:red}', js: 'x()\nconst = 1', wat: '' })
  expect(changed).toEqual({ css: 'p {\n  color: red;\n}\n' })
  expect(problems).toEqual([
    { language: 'HTML', line: 1, column: 5, reason: 'Unexpected closing tag "b"' },
    { language: 'JavaScript', line: 2, column: 7, reason: 'Unexpected token' },
  ])
})
