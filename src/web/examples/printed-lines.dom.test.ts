import { expect, test } from 'vitest'
import type { PlayLine, PlayValue } from '#contracts/play-messages.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { loadExampleTools } from './example-tools.ts'
import { printedLines } from './printed-lines.ts'

const string = (text: string): PlayValue => ({ kind: 'string', text })
const line = (...args: readonly PlayValue[]): PlayLine => ({ method: 'log', level: 'log', args, count: 1, depth: 0 })

test('texts are printed as they are, in quotes; those in a list on one line', async () => {
  const site = { brand: { name: 'Room', shortName: 'R', plusName: 'R+' }, origin: 'https://room.example', features: [] }
  const tools = await loadExampleTools({ locale: 'en-US', site, t: translator(interfaceTexts('en-US'), 'en-US') })
  const output = document.createElement('div')
  printedLines(output, { ...tools, path: '/en-US/docs/Map' }).print([
    line(string('C:\\temp\na')),
    line(string('{"x":5}'), string('b')),
    line(string('?x=%D1%d')),
    line(string('%d%%'), { kind: 'number', text: '5' }),
    line({ kind: 'array', text: 'Array', entries: [{ key: string('0'), value: string('a\n"b"') }] }),
  ])
  const lines = [...(output.querySelector('[role="log"]')?.children ?? [])].map(({ textContent }) => textContent)
  expect(lines).toEqual(['"C:\\temp\na"', `'{"x":5}' "b"`, '"?x=%D1%d"', '5%', `Array ['a\\n"b"']`])
})
