import { Agent, get } from 'node:http'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** Before a request is due, timers are not used for so long. */
const EXACT_MS = 2.5

/** What is asked of a server, and how fast. */
export interface Load {
  /** Asked for in turn. */
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly perSecond: number
  readonly count: number
  /** Most connections, which stay open. */
  readonly connections: number
}

/**
 * Sends requests when they are due, whether the previous ones are answered or not.
 *
 * @returns the time of each in milliseconds, from the moment at which it was due
 * @throws Error for a status other than 200
 */
export async function openLoop(origin: URL, { paths, headers, perSecond, count, connections }: Load): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask = (path: string): Promise<number> => readWhole(new URL(path, origin), { agent, headers })
  const began = performance.now()
  const answers: Promise<number>[] = []
  for (let at = 0; at < count; at += 1) {
    const due = began + (1000 * at) / perSecond
    await waitUntil(due)
    answers.push(ask(paths[at % paths.length] ?? '/').then((end) => end - due))
  }
  const times = await Promise.all(answers)
  agent.destroy()
  return times
}

/** A timer is up to 1 ms late, half as long as a page takes: the last moment is waited for in turns of the event loop. */
async function waitUntil(due: number): Promise<void> {
  for (let left = due - performance.now(); left > 0; left = due - performance.now()) await (left > EXACT_MS ? wait(1) : nextTurn())
}

/** @returns the moment at which the last byte was there */
function readWhole(url: URL, options: { readonly agent: Agent; readonly headers: Readonly<Record<string, string>> }): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} was answered with ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now()))
    })
    request.on('error', reject)
  })
}
