import { parentPort, workerData } from 'node:worker_threads'
import { type ReadHistory, readHistory } from '#content/read/git-history.ts'

/* The thread that reads the histories of content roots. */
const roots: readonly string[] = workerData
const histories: readonly ReadHistory[] = roots.map(readHistory)
parentPort?.postMessage(histories)
