import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createApp } from '../../app.ts'
import { makeSiteFolder, publishBuild } from '../../documents/built-site.fixture.ts'
import { openBuiltSite } from '../../documents/built-site.ts'
import { EXAMPLE_BUILD } from '../../documents/example-site.fixture.ts'
import { startServer } from '../../start-server.ts'
import { openStore, type StorePlace } from '../../store/open-store.ts'

/** The input of a server in a process of its own. */
export interface ServerProcessOptions {
  readonly place: StorePlace
  readonly limitFactor: number
  readonly isShared?: boolean
}

export interface ServerProcess {
  readonly url: string
  stop(): Promise<void>
}

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

/** Starts the real app on a store in a process of its own, which ends with this one. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const child = fork(import.meta.filename, [JSON.stringify(options)], { execArgv: [] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', () => reject(new Error('the server did not start')))
  })
  return { url, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.disconnect()
  await ended
}

async function serve({ place, limitFactor, isShared }: ServerProcessOptions): Promise<void> {
  const folder = makeSiteFolder()
  publishBuild(folder, EXAMPLE_BUILD)
  const site = openBuiltSite(folder)
  const store = await openStore({ ...place, now: Date.now })
  const app = createApp({ site, store, signIn: { kind: 'outside', provider }, origin: 'http://localhost:3000', limitFactor, isShared })
  const server = await startServer({ app, host: '127.0.0.1', port: 0 })
  process.send?.(server.url)
  process.once('disconnect', async () => {
    await server.close()
    await store.close()
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  })
}

if (process.argv[1] === import.meta.filename) await serve(JSON.parse(process.argv[2] ?? '{}'))
