import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { processorMsOf, residentMegabytes } from '../run-measured.ts'

const MAIN = join(import.meta.dirname, '../../bin/lectern.mjs')

/** No change for so long: the files of a switch are noticed. */
const QUIET_MS = 500

/** A running `lectern dev`. Memory and processor time are read from `/proc`, which Linux has. */
export interface DevServer {
  /** As of `performance.now()`. */
  readonly startedMs: number
  read(path: string): Promise<{ readonly status: number; readonly text: string }>
  /** Resolves when browsers get the next change. */
  nextChange(): Promise<void>
  /** Resolves when all files that were written are noticed and all pages are known: files of the whole site wait for that. */
  whenComplete(): Promise<void>
  residentMb(): number
  processorMs(): number
  stop(): Promise<void>
}

/** Starts the command at a free port, as `npm run dev` does. @param dataFolder of the server's database */
export async function startDev(content: string, dataFolder: string): Promise<DevServer> {
  const startedMs = performance.now()
  const words = ['--max-semi-space-size=2', MAIN, 'dev', '--content', content, '--port', '0', '--data', dataFolder]
  const command = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => command.kill())
  const origin = await originOf(command.stdout)
  const waiting: (() => void)[] = []
  let lastChangeMs = 0
  const stopListening = listen(`${origin}/_dev/events`, () => {
    lastChangeMs = performance.now()
    for (const wake of waiting.splice(0)) wake()
  })
  const read: DevServer['read'] = async (path) => {
    const response = await fetch(origin + path)
    return { status: response.status, text: await response.text() }
  }
  return {
    startedMs,
    read,
    nextChange: () => new Promise((resolve) => waiting.push(resolve)),
    async whenComplete() {
      while (performance.now() - lastChangeMs < QUIET_MS) await wait(QUIET_MS / 5)
      await read('/sitemap.xml')
    },
    residentMb: () => residentMegabytes(command.pid ?? 0),
    processorMs: () => processorMsOf(command.pid ?? 0),
    async stop() {
      stopListening()
      command.kill('SIGTERM')
      await once(command, 'exit')
    },
  }
}

/** The address that the command prints once it listens. */
async function originOf(output: Readable): Promise<string> {
  let text = ''
  for await (const chunk of on(output, 'data')) {
    text += String(chunk)
    const found = /serving at (http:\/\/[^\s/]+)/.exec(text)?.[1]
    if (found !== undefined) return found.replace('localhost', '127.0.0.1')
  }
  throw new Error('the server ended before it served')
}

/** Calls back for each event of a stream; returns the cleanup. */
function listen(url: string, onEvent: () => void): () => void {
  const request = get(url, (response) => response.on('data', (text: Buffer) => String(text).includes('event: change') && onEvent()))
  request.on('error', () => undefined)
  return () => request.destroy()
}
