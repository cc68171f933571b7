import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHostileSteps, type HostileStep } from '#content/testing/hostile-steps.ts'
import { takeHostileStrings } from '#contracts/hostile-strings.fixture.ts'
import { measureYardstick } from '../yardstick.ts'

/*
 * Takes hostile strings through every way on which a text of an author comes into the builder, and prints for each way the processor time of all of
 * them and the slowest ones. Then builds pages with many of the same, and pages with four times as many. Ends with exit code 1 when a string takes
 * more than a second or throws, or when four times as many take more than eight times as long.
 *
 *   node bench/attack/content.ts [COUNT] [LENGTH] [STEP]
 *   node bench/attack/content.ts 0                          # only the pages with many of the same
 */
const [count = 10_000, length = 16_384] = process.argv.slice(2, 4).map(Number)
const only = process.argv[4]
const LIMIT_MS = 1_000
const yardstick = measureYardstick()
const folder = mkdtempSync(join(tmpdir(), 'lectern-attack-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const steps = createHostileSteps(join(folder, 'index.md'))

/** Texts that a page may have many of, one after the other. */
const MANY: Readonly<Record<string, (index: number) => string>> = {
  'note cards': () => '> [!NOTE]\n> text\n\n',
  'links to parts, written in another way': (index) => `[a](<#b ${index}>)\n\n`,
  'broken links, written in another way': (index) => `[a](</en-US/docs/B ${index}>)\n\n`,
  'images of one line, written in another way': (index) => `![a](<b ${index}.png>) `,
  'flagged code blocks of one language': (index) =>
    `${index === 0 ? '{{InteractiveExample("x")}}\n\n' : ''}\`\`\`html interactive-example\na\n\`\`\`\n\n`,
  'rejected attributes': (index) => `<p onclick="a(${index})">x</p>\n\n`,
  'samples without code': (index) => `{{EmbedLiveSample("a${index}")}}\n\n`,
}
const FEW = 20_000
const MAX_GROWTH = 8

for (const step of steps) if (count > 0 && (only === undefined || step.name === only)) attack(step, takeHostileStrings(count, length))
if (only === undefined) for (const [name, write] of Object.entries(MANY)) compareTimes(name, write)

function attack({ name, run }: HostileStep, strings: ReturnType<typeof takeHostileStrings>): void {
  const slowest: { readonly ms: number; readonly string: string }[] = []
  let totalMs = 0
  strings.forEach(({ name: string, text }, index) => {
    const ms = processorMs(() => {
      try {
        run(text, index)
      } catch (error) {
        process.exitCode = 1
        console.log(`${name} throws on ${string} (${index}): ${String(error).slice(0, 200)}`)
      }
    })
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

/** Compares the processor time of a page with many of the same and of one with four times as many. A first page is not counted: code is slower then. */
function compareTimes(name: string, write: (index: number) => string): void {
  const [, few = 0, many = 0] = [FEW, FEW, FEW * 4].map((pieces) => {
    const text = Array.from({ length: pieces }, (_, index) => write(index)).join('')
    return processorMs(() => steps.find((step) => step.name === 'Markdown')?.run(text, 0))
  })
  const growth = many / few
  if (growth > MAX_GROWTH) process.exitCode = 1
  console.log(
    `${name}: ${FEW} in ${yardstick.milliseconds(few)}, ${FEW * 4} in ${yardstick.milliseconds(many)}, ${growth.toFixed(1)} times`,
  )
}

function processorMs(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
