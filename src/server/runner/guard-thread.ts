/** The thread that guards the loops of long code, so that its parsing holds up no other request: started by create-guard.ts. */
import { parentPort } from 'node:worker_threads'
import { type Guarded, guardParts } from './guard-parts.ts'

parentPort?.on('message', (parts: Guarded) => {
  parentPort?.postMessage(guardParts(parts))
})
