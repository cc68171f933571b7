/*
 * The figures of the house: how large files are, which circles of imports there are, which rules are broken, where the comments' sources are.
 * Prints Markdown: one column for each folder, so that two commits stand next to each other.
 *
 *   npx --no-install node tools/house-figures.ts [--part PART] [FOLDER...]
 *
 * FOLDER: a checkout of the project; this one when absent. `git worktree add --detach /tmp/before 4360b03` makes one of another commit.
 * PART: a folder of src; all of them when absent.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DIRECTIONS, findWrongDirections } from './house/directions.ts'
import { findHandEscapes } from './house/escapes.ts'
import { FLOORS, findArrowsUp } from './house/floors.ts'
import { fileGraph, findCircles, folderGraph, type Graph } from './house/import-graph.ts'
import { findComparedKinds } from './house/kinds.ts'
import { countOpenListeners } from './house/listeners.ts'
import { isTest, type Problem, readSources, type SourceFile } from './house/source-file.ts'

interface House {
  readonly project: string
  /** All files of src, as far as they belong to the parts that are asked for. */
  readonly own: readonly SourceFile[]
  readonly sources: readonly SourceFile[]
  readonly parts: readonly string[]
  /** Lines of the files without tests, the shortest first. */
  readonly lines: readonly number[]
}

const FIGURES: readonly (readonly [string, (house: House) => string | number])[] = [
  ['files without tests', ({ lines }) => lines.length],
  ['lines', ({ lines }) => lines.reduce((sum, count) => sum + count, 0)],
  [
    'lines in a file: median, 95th percentile, longest',
    ({ lines }) => [quantile(lines, 0.5), quantile(lines, 0.95), lines.at(-1)].join(', '),
  ],
  ['circles of files, types included (files in them)', (house) => circlesOf(house, (files) => files)],
  ['circles of folders within a part (folders in them)', (house) => circlesOf(house, folderGraph)],
  ['imports of a part above', ({ own }) => findWrongDirections(own).length],
  [`imports of a higher floor in ${Object.keys(FLOORS).join(', ')}`, ({ sources }) => arrowsUp(sources)],
  ['comparisons with the name of a page kind or area, outside of the kinds', ({ own }) => placesIn(findComparedKinds(own))],
  ['calls that escape HTML without the template', ({ own }) => placesIn(findHandEscapes(own))],
  ['citations of docs/behaviour and docs/guides that lead to a file', (house) => citationsOf(house)],
  ['citations of documents that are not in the repository', ({ own }) => countOutside(own)],
  ['listeners in web with neither a signal nor `once`', ({ own }) => countOpenListeners(own)],
]

const { values, positionals } = parseArgs({ options: { part: { type: 'string' } }, allowPositionals: true })
const folders = positionals.length === 0 ? [join(import.meta.dirname, '..')] : positionals
const houses = folders.map((project) => readHouse(project, values.part === undefined ? Object.keys(DIRECTIONS) : [values.part]))
console.log(`| | ${positionals.length === 0 ? 'now' : folders.join(' | ')} |`)
console.log(`| --- |${' --- |'.repeat(houses.length)}`)
for (const [name, measure] of FIGURES) console.log(`| ${name} | ${houses.map((house) => measure(house)).join(' | ')} |`)

function readHouse(project: string, parts: readonly string[]): House {
  const sources = readSources(project)
  const own = sources.filter(({ path }) => parts.some((part) => path.startsWith(`src/${part}/`)))
  const code = own.filter(({ path, parsed }) => parsed !== undefined && !isTest(path))
  const lines = code.map(({ text }) => text.split('\n').length - 1).sort((a, b) => a - b)
  return { project, own, sources, parts, lines }
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

/** How many circles, and how many names are in each. */
function circlesOf({ sources, parts }: House, graphOf: (files: Graph) => Graph): string {
  const graphs = parts.map((part) => graphOf(fileGraph(sources, `src/${part}`)))
  const circles = graphs.flatMap(findCircles)
  const names = graphs.reduce((sum, graph) => sum + graph.size, 0)
  return circles.length === 0 ? `0 of ${names}` : `${circles.length} (${circles.map((circle) => circle.length).join(', ')}) of ${names}`
}

/** A checkout from before the floors has folders that have none. */
function arrowsUp(sources: readonly SourceFile[]): string {
  const problems = findArrowsUp(sources)
  const homeless = problems.filter(({ message }) => message.startsWith('is in no folder')).length
  return homeless === 0 ? String(problems.length) : `${problems.length - homeless}, and ${homeless} files without a floor`
}

function placesIn(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size
  return files === 0 ? '0' : `${problems.length} in ${files} files`
}

function citationsOf({ project, own }: House): string {
  const cited = own.flatMap(({ text }) => [...text.matchAll(/docs\/(?:behaviour|guides)\/[a-z-]+\.md/g)].map(([path]) => path))
  return `${cited.filter((path) => existsSync(join(project, path))).length} of ${cited.length}`
}

function countOutside(own: readonly SourceFile[]): number {
  return own.reduce((sum, { text }) => sum + [...text.matchAll(/\breference\/[a-z-]+\.md|\bspec \d{3}\b/g)].length, 0)
}
