#!/usr/bin/env -S node --max-semi-space-size=16
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * The command `lectern`. It is JavaScript, because the compile cache (src/cli/compile-cache.ts) has to be on before the first file of TypeScript:
 * else each command loads the compiler of Node for that file, which takes 60 ms.
 */
enableCompileCache(fileURLToPath(new URL('../.lectern/compile-cache', import.meta.url)))
await import('../src/cli/main.ts')
