import { expect, test } from 'vitest'
import { findSubcommand } from './find-subcommand.ts'
import { ConfigError } from './setting.ts'

const COMMANDS = [
  { name: 'list', usage: 'list', least: 0, most: 0 },
  { name: 'add', usage: 'add FILE', least: 1, most: 1 },
]

test('a command is found with the words after its name', () => {
  expect(findSubcommand('ads', COMMANDS, ['add', 'a.json'])).toEqual({ command: COMMANDS[1], words: ['a.json'] })
})

test.each([[[]], [['help']], [['help', 'add']]])('%j asks for the help', (words) => {
  expect(findSubcommand('ads', COMMANDS, words)).toBeUndefined()
})

test.each([
  [['sell'], 'lectern ads has no command "sell"; expected one of list, add, help'],
  [['constructor'], 'lectern ads has no command "constructor"; expected one of list, add, help'],
  [['__proto__'], 'lectern ads has no command "__proto__"; expected one of list, add, help'],
  [['list', 'now'], 'expected lectern ads list, without more words'],
  [['add'], 'expected lectern ads add FILE'],
  [['add', 'a', 'b'], 'expected lectern ads add FILE'],
])('%j is an error that says what is expected', (words, message) => {
  expect(() => findSubcommand('ads', COMMANDS, words)).toThrow(new ConfigError(message))
})
