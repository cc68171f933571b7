import { type AnyNode, parse } from 'acorn'
import { full } from 'acorn-walk'
import { LOOP_GUARD } from '#contracts/runner-page.ts'

interface Edit {
  readonly at: number
  readonly text: string
  /** Of edits at one place, what ends stands before what begins; the innermost end is the first. */
  readonly order: number
}

interface GuardOptions {
  readonly isModule?: boolean
  /** The line in its part of the author's code at which the script begins. */
  readonly firstLine?: number
}

const LOOP_WORDS = /\b(?:for|while|do)\b/

/**
 * A script whose loops call the guard in each of their turns, so that one that never ends can be stopped. Nothing else changes: lines stay
 * where they are, and what can't be parsed stays as it is, for the browser to say why.
 *
 * @example guardLoops('while (a) b()') // 'while (a) {__loopGuard(1,1);b()/*__loopGuard*​/}'
 */
export function guardLoops(code: string, { isModule = false, firstLine = 1 }: GuardOptions = {}): string {
  if (!LOOP_WORDS.test(code)) return code
  const edits = findEdits(code, isModule, firstLine)
  if (edits === undefined || edits.length === 0) return code
  const pieces: string[] = []
  let from = 0
  for (const { at, text } of edits.toSorted((one, other) => one.at - other.at || one.order - other.order)) {
    pieces.push(code.slice(from, at), text)
    from = at
  }
  return pieces.join('') + code.slice(from)
}

function findEdits(code: string, isModule: boolean, firstLine: number): readonly Edit[] | undefined {
  try {
    const tree = parse(code, { ecmaVersion: 'latest', sourceType: isModule ? 'module' : 'script', locations: true, allowHashBang: true })
    const edits: Edit[] = []
    full(tree, (node) => {
      edits.push(...editsOf(node, firstLine))
    })
    return edits
  } catch {
    return undefined
  }
}

function editsOf(node: AnyNode, firstLine: number): readonly Edit[] {
  switch (node.type) {
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement': {
      const { body } = node
      const line = (node.loc?.start.line ?? 1) + firstLine - 1
      if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${LOOP_GUARD}(${line});`, order: 1 }]
      return [
        { at: body.start, text: `{${LOOP_GUARD}(${line},1);`, order: 1 },
        { at: body.end, text: `/*${LOOP_GUARD}*/}`, order: -body.start },
      ]
    }
    default:
      return []
  }
}
