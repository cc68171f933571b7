import { parentPort, workerData } from 'node:worker_threads'
import { type ReadHistory, readHistory } from '#content/read/git-history.ts'
import { collectGarbage } from './collect-garbage.ts'

/* The thread that reads the histories of content roots. It collects its garbage before it ends: V8 keeps the memory of a thread for eight seconds. */
const roots: readonly string[] = workerData
parentPort?.postMessage(roots.map(readHistory) satisfies readonly ReadHistory[])
collectGarbage()
