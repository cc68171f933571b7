import { setFlagsFromString } from 'node:v8'
import { collectHeap } from './collect-garbage.ts'

/**
 * From here on V8 collects the heap when it is 8% larger than what was in use, not several times as large. To be called when the code is loaded: compiled code of
 * other flags is not used. V8 sets the next limit when it collects, so it is made to do so at once: else the limit of the old rule would hold while all pages are read.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=8')
  collectHeap('regular')
}
