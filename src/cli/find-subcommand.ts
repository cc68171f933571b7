import { ConfigError } from './setting.ts'

/** One command of a group, such as `add` of `lectern ads`. */
export interface Subcommand {
  readonly name: string
  /** As it is written after the name of the group: `add FILE`. */
  readonly usage: string
  /** How many words stand after its name. */
  readonly least: number
  readonly most: number
}

interface FoundSubcommand<Command> {
  readonly command: Command
  /** After its name. */
  readonly words: readonly string[]
}

/**
 * The command of a group that is asked for. Undefined when it is the help.
 *
 * @param group `ads`
 * @param words after the name of the group
 * @throws ConfigError for an unknown name, and for too few or too many words after it
 */
export function findSubcommand<Command extends Subcommand>(
  group: string,
  commands: readonly Command[],
  [name = 'help', ...words]: readonly string[],
): FoundSubcommand<Command> | undefined {
  if (name === 'help') return undefined
  const command = commands.find((candidate) => candidate.name === name)
  if (command === undefined)
    throw new ConfigError(
      `lectern ${group} has no command ${JSON.stringify(name)}; expected one of ${commands.map((one) => one.name).join(', ')}, help`,
    )
  const { usage, least, most } = command
  if (words.length < least || words.length > most)
    throw new ConfigError(`expected lectern ${group} ${usage}${most === 0 ? ', without more words' : ''}`)
  return { command, words }
}
