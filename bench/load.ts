import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What is asked of a server. */
export interface Articles {
  readonly origin: URL
  /** Asked for in turn by each connection. */
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** They stay open, and each has one request at a time. */
  readonly connections: number
  readonly seconds: number
}

const run = promisify(execFile)
const MICROSECONDS_PER_MS = 1000

/*
 * Load by h2load (apt-get install nghttp2-client) over HTTP/1.1. It needs less than half of the processor time of a program for Node, so the other
 * processor is left to the server.
 */

/**
 * Asks for as many articles as the server answers.
 *
 * @returns how many were answered in the time
 * @throws Error when one is not answered with 200
 */
export async function askForAll(articles: Articles): Promise<number> {
  const report = await load(articles, ['--duration', String(articles.seconds)])
  return Number(/status codes: (\d+) 2xx/.exec(report)?.[1])
}

/** What a load at a rate has shown. */
export interface RateTimes {
  /** How many were answered in a second: less than was asked for when the server, or h2load, could not keep up. */
  readonly reached: number
  /** The time of each response in milliseconds, from the moment at which it was asked for. */
  readonly times: readonly number[]
}

/**
 * Asks for articles at a rate: each connection `perSecond / connections` times a second. A request that is due while its connection is busy waits until it is
 * free, and its time begins then; so read `times` together with `reached`.
 *
 * @throws Error when one is not answered with 200
 */
export async function askAtRate(articles: Articles, perSecond: number): Promise<RateTimes> {
  const { connections, seconds } = articles
  const folder = mkdtempSync(join(tmpdir(), 'lectern-load-'))
  try {
    const file = join(folder, 'requests')
    const perConnection = perSecond / connections
    const count = Math.round(perConnection * seconds) * connections
    await load(articles, ['--requests', String(count), '--rps', String(perConnection), '--log-file', file])
    return readLog(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param log of h2load: start in microseconds, status and microseconds until the end, a line for each request */
function readLog(log: string): RateTimes {
  const rows = log
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').map(Number))
  const starts = rows.map(([start = 0]) => start).sort((one, other) => one - other)
  const seconds = ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / MICROSECONDS_PER_MS / 1000
  return { reached: rows.length / seconds, times: rows.map(([, , length = 0]) => length / MICROSECONDS_PER_MS) }
}

async function load({ origin, paths, headers, connections }: Articles, words: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-load-'))
  try {
    const list = join(folder, 'addresses')
    writeFileSync(list, paths.map((path) => `${new URL(path, origin)}\n`).join(''))
    const { stdout } = await run('h2load', [
      '--h1',
      '--threads',
      '1',
      '--clients',
      String(connections),
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      '--input-file',
      list,
      ...words,
    ])
    if (!/ 0 failed, 0 errored, 0 timeout/.test(stdout) || !/ 0 3xx, 0 4xx, 0 5xx/.test(stdout))
      throw new Error(`${origin} rejects requests:\n${stdout}`)
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
