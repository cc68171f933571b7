import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const PROJECT = join(import.meta.dirname, '..')

/**
 * Runs `lectern serve` with SQLite in a new folder while `work` is under way, on a free port of loopback, as `npm run serve` starts it.
 *
 * @param site folder that was given to `lectern build --site`
 * @param settings of the environment, besides those of this process
 */
export async function withServer<T>(
  site: string,
  work: (origin: URL, pid: number) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const words = ['--max-semi-space-size=16', join(PROJECT, 'bin/lectern.mjs'), 'serve', '--port', '0', '--site', site, '--data', data]
  // A file takes all lines of the log; a pipe would hold up the server while a program that asks it runs to its end.
  const log = join(data, 'log')
  const server = spawn(process.execPath, words, { stdio: ['ignore', openSync(log, 'w'), 'inherit'], env: { ...process.env, ...settings } })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  process.once('exit', () => server.kill())
  try {
    let address: string | undefined
    while (address === undefined) {
      if (server.exitCode !== null) throw new Error('the server ended before it served')
      await wait(10)
      address = /serving at (http:\/\/\S+)/.exec(readFileSync(log, 'utf8'))?.[1]?.replace('localhost', '127.0.0.1')
    }
    return await work(new URL(address), server.pid ?? 0)
  } finally {
    server.kill()
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}
