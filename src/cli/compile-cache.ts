import { join } from 'node:path'

/**
 * Where Node stores compiled code between commands, by the bytes of each file; `bin/lectern.mjs` names the same folder. One that can't be written costs time
 * and nothing else.
 */
export const COMPILE_CACHE = join(import.meta.dirname, '../../.lectern/compile-cache')
