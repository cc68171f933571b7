import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { PlayState } from '#contracts/play-state.ts'
import { type AppOptions, createApp } from '../app.ts'
import { makeSiteFolder, publishBuild } from '../documents/built-site.fixture.ts'
import { openBuiltSite } from '../documents/built-site.ts'
import { EXAMPLE_BUILD } from '../documents/example-site.fixture.ts'
import { encodeState } from './runner.fixture.ts'

export const ORIGIN = 'http://localhost:3000'
export const HELLO = encodeState({ html: '<p>Hello</p>', css: 'p { color: red }', js: 'console.log(1)' })
export const HELLO_HOST = `${HELLO.hash}.runner.localhost:3000`

/** Request headers for a frame of the site's page, and for an address that the user opens. */
export const FRAMED = { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site', referer: `${ORIGIN}/` }
export const OPENED = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }

const SCRIPT = 'static/runner.0123456789ab.js'
export const COMPILER_SCRIPT = 'static/compiler.0123456789ab.js'

export interface Asked {
  readonly host?: string
  readonly path?: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The app with a small site whose runner's script is `runTheRunner()`. */
export interface RunnerApp {
  readonly app: FastifyInstance
  /** The lines of the log. */
  readonly log: string[]
  /** Asks for the page that runs HELLO, but for what is said. */
  ask(asked: Asked): Promise<Awaited<ReturnType<FastifyInstance['inject']>>>
  /** Asks for the page that runs code, in a frame of the site. */
  run(state: Partial<PlayState>): Promise<Awaited<ReturnType<FastifyInstance['inject']>>>
  close(): Promise<void>
}

/** Serves a small site and its runner. */
export function createRunnerApp(options: Partial<AppOptions> = {}): RunnerApp {
  const folder = makeSiteFolder()
  publishBuild(folder, {
    ...EXAMPLE_BUILD,
    runnerScript: SCRIPT,
    compilerScript: COMPILER_SCRIPT,
    files: { ...EXAMPLE_BUILD.files, [`/${SCRIPT}`]: 'runTheRunner()', [`/${COMPILER_SCRIPT}`]: 'compile()' },
  })
  const site = openBuiltSite(folder)
  const log: string[] = []
  const app = createApp({ site, origin: ORIGIN, logger: { write: (line) => void log.push(line) }, siteName: 'Docs & more', ...options })
  const ask: RunnerApp['ask'] = ({ host = HELLO_HOST, path = '/runner.html', query = stateQuery(HELLO.text), headers = FRAMED }) =>
    app.inject({ url: `${path}${query}`, headers: { host, ...headers } })
  return {
    app,
    log,
    ask,
    run(state) {
      const { text, hash } = encodeState(state)
      return ask({ host: `${hash}.runner.localhost:3000`, query: stateQuery(text) })
    },
    async close() {
      await app.close()
      await site.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The query of an address with a state. */
export function stateQuery(text: string): string {
  return `?state=${encodeURIComponent(text)}`
}
