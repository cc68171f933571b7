import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBrowser } from '../find-browser.ts'

type Params = Readonly<Record<string, unknown>>
/** A message of the browser's own protocol. */
interface Message extends Params {
  readonly id?: number
  readonly method?: string
  readonly params?: Params
  readonly result?: Params
  readonly error?: unknown
}

const ASK_MS = 20

/**
 * Chromium without Playwright, which listens to each page: its scripts and what the browser notes for it (positions in sources, for stacks) take 100
 * to 200 ms of a processor that is slowed down four times.
 */
export class BareBrowser {
  readonly #process: ChildProcess
  readonly #folder: string
  readonly #socket: WebSocket
  readonly #calls = new Map<number, PromiseWithResolvers<Params>>()
  readonly #listeners = new Map<string, (params: Params) => void>()
  #id = 0

  private constructor(process: ChildProcess, folder: string, socket: WebSocket) {
    this.#process = process
    this.#folder = folder
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data))))
  }

  static async launch(): Promise<BareBrowser> {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
    const words = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank']
    const process = spawn(findBrowser(), words, { stdio: 'ignore' })
    const file = join(folder, 'DevToolsActivePort')
    while (!existsSync(file) || !readFileSync(file, 'utf8').includes('\n')) await wait(ASK_MS)
    const [port, path] = readFileSync(file, 'utf8').split('\n')
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
    return new BareBrowser(process, folder, socket)
  }

  /** Calls a method of the protocol, on a page with its session. */
  call(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    this.#id += 1
    const call = Promise.withResolvers<Params>()
    this.#calls.set(this.#id, call)
    this.#socket.send(JSON.stringify({ id: this.#id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }))
    return call.promise
  }

  /** Calls back at each event with this name. */
  on(event: string, listener: (params: Params) => void): void {
    this.#listeners.set(event, listener)
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill()
    await ended
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }

  #take({ id, method, params = {}, result = {}, error }: Message): void {
    if (id === undefined) {
      this.#listeners.get(method ?? '')?.(params)
      return
    }
    const call = this.#calls.get(id)
    this.#calls.delete(id)
    if (error === undefined) call?.resolve(result)
    else call?.reject(new Error(JSON.stringify(error)))
  }
}
