import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHostileSteps } from '#content/testing/hostile-steps.ts'
import { takeHostileStrings } from '#contracts/hostile-strings.fixture.ts'
import { measureYardstick } from '../yardstick.ts'

/*
 * Takes hostile strings through every way on which a text of an author comes into the builder, and prints for each way the processor time of all of
 * them and the slowest ones. Ends with exit code 1 when one takes more than a second or throws.
 *
 *   node bench/attack/content.ts [COUNT] [LENGTH] [STEP]
 */
const [count = 10_000, length = 16_384] = process.argv.slice(2, 4).map(Number)
const only = process.argv[4]
const LIMIT_MS = 1_000
const yardstick = measureYardstick()
const strings = takeHostileStrings(count, length)
const folder = mkdtempSync(join(tmpdir(), 'lectern-attack-'))
process.once('exit', () => rmSync(folder, { recursive: true }))

for (const { name, run } of createHostileSteps(join(folder, 'index.md'))) {
  if (only !== undefined && name !== only) continue
  const slowest: { readonly ms: number; readonly string: string }[] = []
  let totalMs = 0
  strings.forEach(({ name: string, text }, index) => {
    const before = process.cpuUsage()
    try {
      run(text, index)
    } catch (error) {
      process.exitCode = 1
      console.log(`${name} throws on ${string} (${index}): ${String(error).slice(0, 200)}`)
    }
    const { user, system } = process.cpuUsage(before)
    const ms = (user + system) / 1000
    totalMs += ms
    slowest.push({ ms, string: `${string} (${index})` })
    if (ms > LIMIT_MS) {
      process.exitCode = 1
      console.log(`${name} takes ${Math.round(ms)} ms for ${string} (${index})`)
    }
    if (slowest.length > 100) slowest.sort((a, b) => b.ms - a.ms).splice(5)
  })
  slowest.sort((a, b) => b.ms - a.ms)
  const worst = slowest.slice(0, 5).map(({ ms, string }) => `${yardstick.milliseconds(ms)} ${string}`)
  console.log(`${name}: ${yardstick.milliseconds(totalMs / count)} each; slowest: ${worst.join(' | ')}`)
}
