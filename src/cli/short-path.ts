import { relative } from 'node:path'

/** A path from the working directory on where that is shorter, for people to read. */
export function shortPath(path: string): string {
  const short = relative(process.cwd(), path)
  return short.length < path.length && !short.startsWith('..') ? short : path
}
