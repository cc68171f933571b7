import type { PlayPlace } from '#contracts/play-messages.ts'
import { AUTHOR_SCRIPT, type RunnerPage } from '#contracts/runner-page.ts'

type Lines = RunnerPage['lines']

/**
 * A place in a stack: an address of this page with line and column, which carries all of the code when that came in the address, or the author's
 * script by its own name, which it has in a document that was written and not loaded.
 */
const PLACE = new RegExp(
  `(?:https?://[^\\s()]*?runner\\.html[^\\s()]*?|\\b${AUTHOR_SCRIPT.replace('.', '\\.')}):(\\d+)(?::\\d+)?(?=[\\s)]|$)`,
  'g',
)
/** The line of a stack that is the runner's own. */
const RUNNER = ' runner '

/** The innermost place of the author's code that a stack names; undefined when it names none. */
export function findPlace(stack: string, lines: Lines): PlayPlace | undefined {
  for (const [text, line] of stack.matchAll(PLACE)) {
    const place = placeOf(text, Number(line), lines)
    if (place !== undefined) return place
  }
  return undefined
}

/** The place of an error that the browser tells of; undefined when it lies in nothing of the author's. */
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
  const named = stack.replace(PLACE, (text, line: string) => {
    const place = placeOf(text, Number(line), lines)
    return place === undefined ? RUNNER : `${place.part}:${place.line}`
  })
  return named
    .split('\n')
    .filter((line) => !line.includes(RUNNER))
    .join('\n')
}

/** In a script with a name of its own, the author's first line is the second. */
function placeOf(file: string, line: number, { html, js }: Lines): PlayPlace | undefined {
  if (file.includes(AUTHOR_SCRIPT) && !file.includes('runner.html')) return { part: 'js', line: Math.max(1, line - 1) }
  if (line >= js.first && line <= js.last) return { part: 'js', line: line - js.first + 1 }
  if (line >= html.first && line <= html.last) return { part: 'html', line: line - html.first + 1 }
  return undefined
}
