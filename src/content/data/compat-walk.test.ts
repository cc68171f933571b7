import { expect, test } from 'vitest'
import { summarizeCell } from '#contracts/compat-cell.ts'
import { COMPAT_PLATFORMS } from '#contracts/compat-platforms.ts'
import { cellOf } from './compat-cells.ts'
import { columnsOf } from './compat-columns.ts'
import { type CompatFeature, loadCompatData, partsOf, type SupportStatement } from './compat-data.ts'

/** Every feature of the installed data. */
function* listFeatures(): Generator<CompatFeature> {
  const areas = [
    'api',
    'css',
    'html',
    'http',
    'javascript',
    'manifests',
    'mathml',
    'mediatypes',
    'svg',
    'webassembly',
    'webdriver',
    'webextensions',
  ]
  for (const area of areas) {
    const waiting = [compat.findFeature(area)]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next.__compat !== undefined) yield next
      waiting.push(...partsOf(next).map(([, part]) => part))
    }
  }
}

const compat = loadCompatData()
const ids = [...compat.browsers].flatMap(([id, { type }]) => (COMPAT_PLATFORMS.some((platform) => platform === type) ? [id] : []))
const keep = (html: string): string => html

/** What a single statement says, by its fields. */
function kindOf(statement: SupportStatement, upcoming: readonly string[]): string {
  const { version_added, version_removed, prefix, alternative_name, flags, partial_implementation, notes, impl_url } = statement
  const isComing = (version: string): boolean => version === 'preview' || upcoming.includes(version)
  const isOver = version_removed !== undefined && !isComing(version_removed)
  const facts = {
    no: version_added === false,
    over: isOver,
    leaving: version_removed !== undefined && !isOver,
    // What is over, and what a flag holds back, says so first.
    coming: typeof version_added === 'string' && isComing(version_added) && !isOver && flags === undefined,
    prefix: prefix !== undefined,
    name: alternative_name !== undefined,
    flag: flags !== undefined,
    partial: partial_implementation === true,
    note: notes !== undefined,
    bug: impl_url !== undefined,
  }
  return Object.entries(facts)
    .flatMap(([name, isTrue]) => (isTrue ? [name] : []))
    .join(' ')
}

test('no cell of any feature says unknown where the data says something, and every kind of statement looks like itself', () => {
  const looks = new Map<string, Set<string>>()
  const upcoming = new Map(
    ids.map((id) => {
      const releases = Object.entries(compat.browsers.get(id)?.releases ?? {})
      return [id, releases.flatMap(([version, release]) => (/planned|nightly|beta/.test(release?.status ?? '') ? [version] : []))] as const
    }),
  )
  const problems: string[] = []
  let count = 0
  for (const feature of listFeatures()) {
    for (const id of ids) {
      const support = feature.__compat?.support[id]
      if (support === undefined) continue
      const coming = upcoming.get(id) ?? []
      const cell = summarizeCell(cellOf(support, keep), { upcoming: coming })
      count += 1
      if (cell.state === 'unknown') problems.push(`${feature.__compat?.source_file} in ${id}`)
      for (const statement of [support].flat()) {
        const { state, marks } = summarizeCell(cellOf(statement, keep), { upcoming: coming })
        const look = [state, ...marks].join(' ')
        const kinds = looks.get(look) ?? new Set()
        looks.set(look, kinds.add(kindOf(statement, coming)))
      }
    }
  }
  expect(count).toBeGreaterThan(200_000)
  expect(problems).toEqual([])
  expect([...looks].filter(([, kinds]) => kinds.size > 1)).toEqual([])
  expect(looks.size).toBeGreaterThan(20)
})

test('a table of everything has all browsers but the hidden one, each with the days of its releases', () => {
  const columns = columnsOf('javascript', [...listFeatures()], compat)
  expect(columns.map(({ id }) => id).sort()).toEqual(ids.filter((id) => id !== 'ie').sort())
  expect(columns.filter(({ releases }) => releases.length < 10).map(({ id }) => id)).toEqual([])
})
