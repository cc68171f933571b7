import type { PlayPlace } from '#contracts/play-messages.ts'
import { AUTHOR_SCRIPT, type RunnerPage } from '#contracts/runner-page.ts'

type Lines = RunnerPage['lines']

const WORD = /[^\s()]+/g
/** Line and column at the end of a word. */
const POSITION = /:(\d+)(?::\d+)?$/
/** The line of a stack that is the runner's own. */
const RUNNER = ' runner '

/** The innermost place of the author's code that a stack names; undefined when it names none. */
export function findPlace(stack: string, lines: Lines): PlayPlace | undefined {
  for (const [word] of stack.matchAll(WORD)) {
    const named = findNamed(word)
    const place = named && placeOf(named.file, named.line, lines)
    if (place !== undefined) return place
  }
  return undefined
}

/** The place of an error that the browser reports; undefined when it lies in nothing of the author's. */
export function placeOfError({ filename, lineno }: Pick<ErrorEvent, 'filename' | 'lineno'>, lines: Lines): PlayPlace | undefined {
  const isHere = filename === '' || filename.endsWith(AUTHOR_SCRIPT) || /\/runner\.html(?:[?#]|$)/.test(filename)
  return isHere ? placeOf(filename, lineno, lines) : undefined
}

/**
 * A stack with the author's own lines in place of those of the document and its address, and without the runner's steps.
 *
 * @example cleanStack('Error: a\n at f (https://ab.play.example/runner.html?state=x:21:7)', …) // 'Error: a\n at f (js:2)'
 */
export function cleanStack(stack: string, lines: Lines): string {
  const named = stack.replace(WORD, (word) => {
    const found = findNamed(word)
    if (found === undefined) return word
    const place = placeOf(found.file, found.line, lines)
    return found.before + (place === undefined ? RUNNER : `${place.part}:${place.line}`)
  })
  return named
    .split('\n')
    .filter((line) => !line.includes(RUNNER))
    .join('\n')
}

interface NamedPlace {
  /** What stands before it in the same word: `f@` in Firefox. */
  readonly before: string
  readonly file: string
  readonly line: number
}

/**
 * The place that a word of a stack names: an address of this page with line and column, which carries all of the code when that came in the
 * address, or the author's script by its own name, which it has in a document that was written and not loaded.
 */
function findNamed(word: string): NamedPlace | undefined {
  const position = POSITION.exec(word)
  if (position === null) return undefined
  const path = word.slice(0, position.index)
  const address = path.search(/https?:\/\//)
  const isPage = address !== -1 && path.includes('runner.html', address)
  const start = isPage ? address : path.length - AUTHOR_SCRIPT.length
  if (!isPage && !(path.endsWith(AUTHOR_SCRIPT) && !/\w/.test(path.charAt(start - 1)))) return undefined
  return { before: path.slice(0, start), file: path.slice(start), line: Number(position[1]) }
}

/** In a script with a name of its own, the author's first line is the second. */
function placeOf(file: string, line: number, { html, js }: Lines): PlayPlace | undefined {
  if (file.includes(AUTHOR_SCRIPT) && !file.includes('runner.html')) return { part: 'js', line: Math.max(1, line - 1) }
  if (line >= js.first && line <= js.last) return { part: 'js', line: line - js.first + 1 }
  if (line >= html.first && line <= html.last) return { part: 'html', line: line - html.first + 1 }
  return undefined
}
