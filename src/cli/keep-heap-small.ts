import { setFlagsFromString } from 'node:v8'
import { collectHeap } from './collect-garbage.ts'

/** V8 of older Node keeps no such pages, and reports an option that it does not have. */
const FIRST_NODE_WITH_POOL = 26

/**
 * From here on V8 collects the heap when it is 8% larger than what was in use, not several times as large, and gives pages of memory that become free back at once,
 * not after eight seconds. To be called when the code is loaded: compiled code of other flags is not used. V8 sets the next limit when it collects, so it is made
 * to do so at once: else the limit of the old rule would hold while all pages are read.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=8')
  if (Number.parseInt(process.versions.node, 10) >= FIRST_NODE_WITH_POOL) setFlagsFromString('--memory-pool-timeout=0')
  collectHeap('regular')
}
