import { join } from 'node:path'

/** Where Node stores compiled code between commands, by the bytes of each file. A folder that can't be written costs time and nothing else. bin/lectern.mjs has the same. */
export const COMPILE_CACHE = join(import.meta.dirname, '../../.lectern/compile-cache')
