#!/usr/bin/env node
import { MissingPackageError } from '#content/data/installed-package.ts'
import { ContentError } from '#content/read/read-site.ts'
import { SiteFolderError } from '#content/write/site-folder.ts'
import { build } from './build.ts'
import { check } from './check.ts'
import { ConfigError, readConfig } from './config.ts'
import { dev } from './dev.ts'
import { helpText } from './help.ts'
import { ServeError, serve } from './serve.ts'
import { start } from './start.ts'

const COMMANDS = { build, check, dev, serve, start } as const
const MIN_NODE = 24

/** Ctrl-C, or the system's wish that we end. */
class Stopped extends Error {}

/** Runs one command. Exit codes: 0 done, 1 failed, 2 called with a wrong word or value, 130 stopped by Ctrl-C. */
async function main([word = 'help', ...args]: readonly string[]): Promise<number> {
  if (Number(process.versions.node.split('.')[0]) < MIN_NODE) {
    console.error(
      `lectern needs Node ${MIN_NODE} or newer, this is ${process.versions.node}: run it with npm start or npx, which use the one in node_modules, or install Node ${MIN_NODE}`,
    )
    return 1
  }
  if (word === 'help' || word === '--help' || word === '-h') {
    console.log(helpText())
    return 0
  }
  const command = Object.entries(COMMANDS).find(([name]) => name === word)?.[1]
  if (command === undefined) {
    console.error(`lectern has no command ${JSON.stringify(word)}; expected one of ${Object.keys(COMMANDS).join(', ')}, help`)
    return 2
  }
  const stop = new AbortController()
  const onSignal = (): void => stop.abort(new Stopped())
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  try {
    return await command(readConfig(args), stop.signal)
  } catch (error) {
    return report(error)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}

/** What is the operator's to mend is one line; anything else is a fault of ours and shows where it happened. */
function report(error: unknown): number {
  if (error instanceof Stopped) {
    console.error('stopped; what was served before is unchanged')
    return 130
  }
  if (error instanceof ConfigError) {
    console.error(error.message)
    return 2
  }
  console.error(isExpected(error) ? error.message : error)
  return 1
}

/** Faults of the content, the site folder, the address, the disk: their messages name the path or the setting. */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return (
    [ContentError, SiteFolderError, ServeError, MissingPackageError].some((kind) => error instanceof kind) ||
    ('syscall' in error && 'path' in error)
  )
}

process.exitCode = await main(process.argv.slice(2))
