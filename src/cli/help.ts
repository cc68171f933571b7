import { FLAGS, SETTINGS } from './config.ts'

/** The text of `lectern help`. */
export function helpText(): string {
  const width = Math.max(...SETTINGS.map(({ option }) => option.length)) + 4
  const settings = SETTINGS.map(
    ({ variable, option, default: value, meaning }) =>
      `  --${option.padEnd(width - 2)} ${meaning}\n  ${' '.repeat(width)} ${variable}, default ${value}`,
  )
  const flags = Object.entries(FLAGS).map(([name, meaning]) => `  --${name.padEnd(width - 2)} ${meaning}`)
  return `lectern <command> [options]

Commands
  start    build what has changed, then serve it
  build    build the site
  check    print all faults of the content; exit code 1 when one of them is an error
  serve    serve the built site; a newer build is taken up by itself
  dev      serve the content as it is on disk; an edit shows in the open browser

Options
${[...settings, ...flags].join('\n')}`
}
