import { COMMANDS, type CommandName, type CommandRow, findCommand } from './commands.ts'
import type { Setting } from './setting.ts'
import { SETTING_ROWS } from './settings.ts'

const INDENT = '      '
/** A line of a meaning: at most 94 characters of whole words, or one longer word. */
const LINE = /\S.{0,93}(?=\s|$)|\S+/g

/** The text of `lectern help`: the commands. Each says more of itself: `commandHelp`. */
export function helpText(): string {
  const width = Math.max(...COMMANDS.map((command) => usageOf(command).length)) + 2
  return `lectern <command> [options]

Commands
${COMMANDS.map((command) => `  ${usageOf(command).padEnd(width)}${command.meaning}`).join('\n')}

lectern <command> --help shows the options and variables of a command, and an example.
Exit codes: 0 done, 1 failed, 2 wrong word or value, 130 stopped by Ctrl-C`
}

/** The text of `lectern <command> --help`: its options with their defaults, its variables, an example. */
export function commandHelp(name: CommandName): string {
  const command = findCommand(name)
  if (command === undefined) throw new TypeError(`no command ${name}`)
  const rows = SETTING_ROWS.filter(({ commands }) => commands.includes(name))
  const options = rows.filter(({ option }) => option !== undefined)
  const variables = rows.filter(({ option }) => option === undefined)
  return [
    `lectern ${usageOf(command)} [options]\n\n${INDENT}${command.meaning}`,
    `Options; each may also be set by the variable of the environment that is named\n${options.map(describeOption).join('\n')}`,
    ...(variables.length === 0 ? [] : [`Variables of the environment, without an option\n${variables.map(describeVariable).join('\n')}`]),
    `Example\n${INDENT}${command.example}`,
  ].join('\n\n')
}

function usageOf({ name, words }: CommandRow): string {
  return words === undefined ? name : `${name} ${words}`
}

function describeOption({ option, takes, variable, default: value, meaning }: Setting<unknown>): string {
  const head = `  --${option}${takes === undefined ? '' : ` ${takes}`}`
  const from = variable === undefined ? '' : `${variable}, `
  const end = takes === undefined ? [] : [`${INDENT}${from}default: ${value}`]
  return [head, ...wrap(meaning), ...end].join('\n')
}

function describeVariable({ variable, default: value, meaning }: Setting<unknown>): string {
  return [`  ${variable}`, ...wrap(meaning), `${INDENT}default: ${value}`].join('\n')
}

/** A meaning as indented lines. A terminal shows no Markdown. */
function wrap(meaning: string): readonly string[] {
  return (meaning.replaceAll('`', '').match(LINE) ?? []).map((line) => `${INDENT}${line.trimEnd()}`)
}
