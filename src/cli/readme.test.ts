import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from './commands.ts'
import { SETTING_ROWS } from './settings.ts'
import { PROJECT } from './testing/run-cli.fixture.ts'

const OPTION_ROWS = SETTING_ROWS.flatMap(({ option, ...row }) => (option === undefined ? [] : [{ ...row, option }]))
const VARIABLE_ROWS = SETTING_ROWS.flatMap(({ variable, ...row }) => (variable === undefined ? [] : [{ ...row, variable }]))

describe('the README', () => {
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8')
  const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const code = (text = ''): string => (/^none\b/.test(text) ? text : `\`${text}\``)
  const named = (commands: readonly string[]): string => commands.map(code).join(', ')

  test('has a row for each command', () => {
    const rows = COMMANDS.map((command) =>
      row(code('words' in command ? `${command.name} ${command.words}` : command.name), command.meaning),
    )
    expect(readme).toContain(rows.join('\n'))
  })

  test('has a row for each setting that is a variable and an option', () => {
    const rows = OPTION_ROWS.filter(({ variable }) => variable !== undefined).map(
      ({ variable, option, default: value, meaning, commands }) =>
        row(code(variable), code(`--${option}`), code(value), meaning, named(commands)),
    )
    expect(readme).toContain(rows.join('\n'))
  })

  test('has a row for each option without a variable', () => {
    const rows = OPTION_ROWS.filter(({ variable }) => variable === undefined).map(({ option, takes, meaning, commands }) =>
      row(code(takes === undefined ? `--${option}` : `--${option} ${takes}`), meaning, named(commands)),
    )
    expect(readme).toContain(rows.join('\n'))
  })

  test('has a row for each variable without an option', () => {
    const rows = VARIABLE_ROWS.filter(({ option }) => option === undefined).map(({ variable, default: value, meaning, commands }) =>
      row(code(variable), code(value), meaning, named(commands)),
    )
    expect(readme).toContain(rows.join('\n'))
  })
})
