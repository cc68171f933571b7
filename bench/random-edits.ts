import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { digestsOf, Workshop } from '#content/testing/example-build.fixture.ts'
import { RandomContent } from '#content/testing/random-edits.fixture.ts'

/*
 * Edits, moves, deletes and adds at random on a generated content root, builds after each edit, and compares the site with one that is built from
 * nothing, byte for byte. Exit code 1 at the first difference.
 *
 *   npx --no-install node bench/random-edits.ts [PAGES] [ROUNDS] [SEED] [ROUNDS_BETWEEN_COMPARISONS]
 */
const [pages = 2000, rounds = 200, seed = 1, between = 10] = process.argv.slice(2).map(Number)
using workshop = new Workshop({})
const content = new RandomContent(workshop.root, { pages, seed })
// Only files that changed at least 2 s ago are known by their stamps; here all are, so that what is stored of them is used from the first build on.
const cache = { file: join(workshop.siteFolder, '../cache.json'), now: () => Date.now() + 60_000 }
await workshop.build({ cache })
let builtMs = 0
let comparisons = 0
const done: string[] = []
for (let round = 1; round <= rounds; round++) {
  done.push(content.edit())
  const began = performance.now()
  await workshop.build({ cache })
  builtMs += performance.now() - began
  if (round % between === 0 || round === rounds) await compare(round)
}
console.log(
  `${rounds} rounds on ${pages} pages, seed ${seed}: ${(builtMs / rounds).toFixed(0)} ms a build, ${comparisons} comparisons, all the same`,
)

async function compare(round: number): Promise<void> {
  comparisons += 1
  const [found, expected] = [digestsOf(workshop.siteFolder), await workshop.buildCold()]
  rmSync(join(workshop.siteFolder, `../cold-${comparisons}`), { recursive: true, force: true })
  const different = [...new Set([...found.keys(), ...expected.keys()])].filter((path) => found.get(path) !== expected.get(path))
  if (different.length === 0) return
  console.error(
    `round ${round} (${done.slice(-between).join('; ')}): ${different.length} files differ: ${different.slice(0, 9).join(', ')}`,
  )
  process.exit(1)
}
