import type { CommandName } from './commands.ts'

/** A setting of the operator: one row of `settings.ts`, shown in the help and in the README. */
export interface Setting<T> {
  /** Its name in the environment; absent: the setting is an option only. */
  readonly variable?: string
  /** Its option without `--`; absent: the setting is a variable only, because options are visible to every user of the machine. */
  readonly option?: string
  /** The placeholder of the option's value in the help: `NUMBER`; absent: the option takes no value. */
  readonly takes?: string
  /** Whether the option may be given several times. */
  readonly isList?: true
  /** As the help and the README show it. `none`, and what begins with `none:`, means that nothing is set. */
  readonly default: string
  readonly meaning: string
  /** The commands that use it. */
  readonly commands: readonly CommandName[]
  /**
   * The value for the program.
   *
   * @param given absent: the operator has not set it
   * @throws ConfigError
   */
  readonly read: (given: Given | undefined) => T
}

/** A value as the operator gave it. */
export interface Given {
  /** `--port` or `PORT`. */
  readonly name: string
  /** The last one, if there are several. */
  readonly value: string
  /** All of them, in order. */
  readonly values: readonly string[]
}

/** A setting with a value that is not allowed. The message is one line: what it is, what was found, what is allowed. */
export class ConfigError extends Error {}

/** The error for a value that is not allowed; it repeats the value. */
export function wrongValue({ name, value }: Given, expected: string): ConfigError {
  return new ConfigError(`${name} is ${JSON.stringify(value)}; expected ${expected}`)
}

/** The error for a value that may be a secret: it does not repeat the value. */
export function wrongSecret(name: string, expected: string): ConfigError {
  return new ConfigError(`${name} is wrong; expected ${expected}`)
}

/** The error for a setting that others need. */
export function missingSetting(name: string, others: string): ConfigError {
  return new ConfigError(`${name} is not set; it is required because ${others} is set`)
}
