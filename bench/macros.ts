import { readFileSync } from 'node:fs'
import { createDataSources } from '#content/data/data-sources.ts'
import { createMacroContext } from '#content/document/macro-context.ts'
import { lexMacros } from '#content/macros/engine/lexer.ts'
import { expandMacros } from '#content/macros/expand.ts'
import { MACROS, MACROS_BY_NAME } from '#content/macros/index.ts'
import { AssetIndex } from '#content/read/assets.ts'
import { readSite } from '#content/site/read-site.ts'
import { Facts, Questions } from '#content/tree/facts.ts'

/*
 * Runs every macro call of a content root by itself, and prints for each macro how often it is called, how often it gives nothing, and what
 * it reported then.
 *
 *   node bench/macros.ts CONTENT_ROOT
 */
interface Tally {
  calls: number
  empty: number
  readonly reasons: Map<string, number>
}

const root = process.argv[2] ?? 'starter'
const { tree, assets } = readSite([root])
const facts = new Facts(tree, new AssetIndex(assets))
const data = createDataSources([root])
const tallies = new Map<string, Tally>()
let unknown = 0

for (const page of tree.pages) {
  const body = readFileSync(page.file, 'utf8').slice(page.bodyStart)
  const context = createMacroContext(page, new Questions(facts), data)
  for (const call of lexMacros(body).calls) {
    const name = MACROS_BY_NAME.get(call.name)?.macro.name
    if (name === undefined) {
      unknown += 1
      continue
    }
    const kinds: string[] = []
    const { outputs } = expandMacros(body.slice(call.start, call.end), 0, context, (_, { kind }) => kinds.push(kind))
    const tally = tallies.get(name) ?? { calls: 0, empty: 0, reasons: new Map() }
    tally.calls += 1
    if (outputs.join('') === '') {
      tally.empty += 1
      const reason = kinds.join('+') || 'by its rule'
      tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1)
    }
    tallies.set(name, tally)
  }
}

const rows = [...tallies].sort(([, a], [, b]) => b.calls - a.calls)
console.log(
  `${rows.reduce((sum, [, { calls }]) => sum + calls, 0)} calls of ${rows.length} macros (${MACROS.length} are known), ${unknown} of unknown ones`,
)
for (const [name, { calls, empty, reasons }] of rows) {
  const why = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ')
  console.log(`${name.padEnd(24)} ${String(calls).padStart(6)}  ${empty === 0 ? '' : `${empty} empty: ${why}`}`)
}
