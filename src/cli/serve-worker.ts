import { openStore } from '#server/store/open-store.ts'
import { listen, openBuilt } from './listen.ts'
import { reasonOf } from './reason-of.ts'
import { storeOptions } from './store-options.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/*
 * One of several processes that serve a site (`serve-workers.ts` starts them). It gets its settings by a message, since they hold passwords.
 * It stops when the first process says so or is gone. Signals of the terminal go to all processes; the first one decides.
 */
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined)
process.once('disconnect', () => stop.abort())
process.on('message', (message: ToWorker) => {
  if (message.kind === 'stop') stop.abort()
  else void serve(message)
})

async function serve({ config }: ToWorker & { readonly kind: 'serve' }): Promise<void> {
  try {
    await listen({
      config,
      signal: stop.signal,
      site: openBuilt(config.siteFolder),
      // The first process holds the lock, and has made the schema.
      openStore: async () => await openStore(storeOptions(config)),
      onListening: (url) => send({ kind: 'listening', url }),
    })
  } catch (error) {
    send({ kind: 'failed', reason: reasonOf(error) })
    process.exitCode = 1
  }
  if (process.connected) process.disconnect()
}

function send(message: FromWorker): void {
  if (process.connected) process.send?.(message)
}
