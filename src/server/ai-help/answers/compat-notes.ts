import type { AiNote } from '#contracts/ai-help.ts'
import type { ReadPage } from '../retrieval/read-page.ts'
import { createCodeFinder } from './markdown-code.ts'

/** The browsers that notes are about. */
const BROWSERS: Readonly<Record<string, string>> = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' }
const NOTES_MAX = 12
/** A name that is too short is found in any code. */
const NAME_MIN = 3

/**
 * What browsers lack, or have had for a short time only, of the features in the code of an answer: those of its pages that Baseline does not
 * call widely available and whose names stand in a code block.
 */
export function notesOf(answer: string, pages: readonly ReadPage[]): readonly AiNote[] {
  const code = codeOf(answer)
  if (code === '') return []
  const used = pages.filter(
    ({ baseline, shortTitle }) => (baseline === 'low' || baseline === 'limited') && isNamed(nameOf(shortTitle), code),
  )
  return used
    .flatMap(({ url, shortTitle, support, baseline }) =>
      Object.entries(BROWSERS).flatMap(([id, browser]) => {
        const since = support[id]
        return since === undefined || (since !== null && baseline === 'limited') ? [] : [{ url, title: shortTitle, browser, since }]
      }),
    )
    .slice(0, NOTES_MAX)
}

/** As code writes it. @example nameOf('Array.prototype.toSorted()') // 'toSorted' */
function nameOf(title: string): string {
  const [name = ''] = (title.split('(', 1)[0] ?? '').replace(/[<>]/g, '').split(' ')
  return name.slice(name.lastIndexOf('.') + 1)
}

function isNamed(name: string, code: string): boolean {
  if (name.length < NAME_MIN) return false
  for (let at = code.indexOf(name); at !== -1; at = code.indexOf(name, at + 1))
    if (!isLetter(code[at - 1]) && !isLetter(code[at + name.length])) return true
  return false
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\w-]/.test(sign)
}

/** The lines inside of code blocks. */
function codeOf(answer: string): string {
  const finder = createCodeFinder()
  return answer
    .split('\n')
    .filter((line) => finder.read(line).kind === 'code')
    .join('\n')
}
