import { FLAGS, SETTINGS, STORE_VARIABLES } from './config.ts'
import { ACCOUNT_VARIABLES } from './read-account-settings.ts'

/** The text of `lectern help`. */
export function helpText(): string {
  const width = Math.max(...SETTINGS.map(({ option }) => option.length)) + 4
  const settings = SETTINGS.map(
    ({ variable, option, default: value, meaning }) =>
      `  --${option.padEnd(width - 2)} ${meaning}\n  ${' '.repeat(width)} ${variable}, default ${value}`,
  )
  const flags = Object.entries(FLAGS).map(([name, meaning]) => `  --${name.padEnd(width - 2)} ${meaning}`)
  const variables = [...STORE_VARIABLES, ...ACCOUNT_VARIABLES].map(
    ({ variable, default: value, meaning }) => `  ${variable}\n      ${meaning}; default ${value}`,
  )
  return `lectern <command> [options]

Commands
  start          build what has changed, then serve it
  build          build the site
  check          print all faults of the content; exit code 1 when one of them is an error
  serve          serve the built site; a newer build is taken up by itself
  dev            serve the content as it is on disk; an edit shows in the open browser
  admin          accounts, rights, maintenance: lectern admin help
  backup FILE    write all that the server keeps about readers to a new file; also while it serves
  restore FILE   take a backup's data instead; what was there before stays beside it
  copy-database  copy all data from SQLite in the folder of the data to an empty DATABASE_URL

Options
${[...settings, ...flags].join('\n')}

Variables of the environment, without an option
${variables.join('\n')}`
}
