import { posix } from 'node:path'
import { listOwnImports } from './imports.ts'
import type { SourceFile } from './source-file.ts'

/** The names that each name leads to. Files import files, folders import folders; imports of types count. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Which file of a folder imports which, tests left out. @param folder from the project's folder: `src/content` */
export function fileGraph(sources: readonly SourceFile[], folder: string): Graph {
  const own = sources.filter(({ path, parsed }) => path.startsWith(`${folder}/`) && parsed !== undefined && !isTestCode(path))
  const paths = new Set(own.map(({ path }) => path))
  return new Map(
    own.map((source) => [
      source.path,
      new Set(
        listOwnImports(source)
          .map(({ target }) => target)
          .filter((target) => target !== source.path && paths.has(target)),
      ),
    ]),
  )
}

/** The same by folders. A folder inside another one is a folder of its own. */
export function folderGraph(files: Graph): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const from = posix.dirname(file)
    const known = folders.get(from) ?? new Set()
    folders.set(from, known)
    for (const target of targets) if (posix.dirname(target) !== from) known.add(posix.dirname(target))
  }
  return folders
}

/**
 * The circles of a graph: each a largest set of names that all lead to one another (Tarjan's strongly connected components), in the order of
 * their names.
 */
export function findCircles(graph: Graph): readonly (readonly string[])[] {
  const numbers = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (name: string): number => {
    const number = numbers.size
    numbers.set(name, number)
    open.push(name)
    let low = number
    for (const target of graph.get(name) ?? []) {
      if (!numbers.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? numbers.get(target) ?? low)
    }
    lowest.set(name, low)
    if (low !== number) return low
    const circle = open.splice(open.indexOf(name))
    if (circle.length > 1) circles.push(circle.sort())
    return low
  }
  for (const name of graph.keys()) if (!numbers.has(name)) visit(name)
  return circles.sort((a, b) => (String(a) < String(b) ? -1 : 1))
}

/** Tests, fixtures, and folders that only tests import. */
function isTestCode(path: string): boolean {
  return /\.(?:test|fixture)s?\.tsx?$/.test(path) || path.includes('/testing/')
}
