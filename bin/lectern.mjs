#!/usr/bin/env -S node --max-semi-space-size=16
/*
 * The command `lectern`. It is JavaScript, because the compile cache (src/cli/compile-cache.ts) has to be on before the first file of TypeScript:
 * else each command loads the compiler of Node for that file, which takes 60 ms.
 *
 * Node 18 has to read this file, without any package: an old Node and a fresh checkout get a line that says what to do. So nothing is imported before that.
 */
const { existsSync } = await import('node:fs')
const { fileURLToPath } = await import('node:url')

const problem = findProblem(process.versions.node, fileURLToPath(new URL('..', import.meta.url)))
if (problem === undefined) {
  const { enableCompileCache } = await import('node:module')
  enableCompileCache(fileURLToPath(new URL('../.lectern/compile-cache', import.meta.url)))
  await import('../src/cli/main.ts')
} else {
  console.error(problem)
  process.exitCode = 2
}

/** What keeps the command from running, in one line. `engines` of package.json says with which Node the packages can be installed; one of them is the Node that runs the command. */
function findProblem(version, folder) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) return `Lectern needs Node 20.19 or newer; this is ${version}`
  if (!existsSync(`${folder}node_modules`)) return `the packages of Lectern are not installed; run npm ci in ${folder}`
  if (major < 24)
    return `lectern needs Node 24 or newer; this is ${version}: run it with npx, which takes the Node in node_modules, or install Node 24`
  return undefined
}
