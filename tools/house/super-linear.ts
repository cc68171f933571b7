import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { DFA, JS, NFA } from 'refa'
import { listPathsBetween, pathAfter, pathTo, sourceOf } from './pattern-paths.ts'

const PARSER = new RegExpParser({ ecmaVersion: 2025 })
/** Larger automata are not built; a pattern that needs one is too large to be judged. */
const MAX_STATES = 20_000
/** A loop of more turns is as good as one without an end. */
const MANY_TURNS = 1000
const ANY = '[\\s\\S]*'

/** A text that a loop reads again and again; repeated, it takes more than linear time. */
export interface SlowLoop {
  readonly loop: string
  readonly text: string
}

/**
 * The loops of a pattern for which a text can be made that takes more than linear time (docs/decisions/0039). A loop is slow when one text
 * can be read in two ways that both go on reading it: by one turn of the loop or by several, by this loop or by a later one, or by a match
 * that begins here or further on; and what follows can fail, so that all ways are tried.
 *
 * Lookarounds and `\b` count as held before and within a loop, and as failed after it: a loop that one of them makes safe is reported as well.
 *
 * @throws Error when the pattern is too large to be judged
 * @example findSlowLoops('/+$', 'g') // [{ loop: '/+', text: '/' }]
 */
export function findSlowLoops(pattern: string, givenFlags: string): readonly SlowLoop[] {
  const flags = givenFlags.replace(/[gdy]/g, '')
  const ast = PARSER.parsePattern(pattern, 0, pattern.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') })
  const loops = listLoops(ast)
  const languages = createLanguages(flags)
  return loops.flatMap((loop) => {
    const words = [
      findRepeatedTurn(loop, languages),
      ...loops.map((later) => findSharedText(loop, later, languages)),
      givenFlags.includes('y') ? undefined : findLaterStart(loop, flags.includes('m'), languages),
    ]
    const text = words.find((word) => word !== undefined)
    return text === undefined ? [] : [{ loop: loop.raw, text }]
  })
}

function listLoops(ast: AST.Pattern): readonly AST.Quantifier[] {
  const loops: AST.Quantifier[] = []
  visitRegExpAST(ast, {
    onQuantifierEnter(loop) {
      if (loop.max > MANY_TURNS) loops.push(loop)
    },
  })
  return loops
}

/** A text that is one turn of a loop, and also several. */
function findRepeatedTurn(loop: AST.Quantifier, { read, common }: Languages): string | undefined {
  const turn = sourceOf(loop.element)
  return wordOf(common(read(turn), read(`${turn}{2,}`)))
}

/** A text that a loop reads, that a later one reads as well, and that leads from the one to the other. */
function findSharedText(loop: AST.Quantifier, later: AST.Quantifier, languages: Languages): string | undefined {
  const [turn, laterTurn] = [sourceOf(loop.element), sourceOf(later.element)]
  for (const between of listPathsBetween(loop, later)) {
    const shared = languages.common(
      languages.read(`${turn}+`),
      languages.read(`${laterTurn}+`),
      languages.read(`${turn}*${between}${laterTurn}*`),
    )
    const word = wordOf(shared)
    if (word !== undefined && canFail({ before: '', shared, loop: later }, languages)) return word
  }
  return undefined
}

/** A text that a loop reads and within which a match can begin. */
function findLaterStart(loop: AST.Quantifier, isMultiline: boolean, languages: Languages): string | undefined {
  const before = pathTo(loop, isMultiline)
  if (before === undefined) return undefined
  const shared = languages.common(languages.read(`${ANY}${before}`), languages.read(`${sourceOf(loop.element)}+`))
  const word = wordOf(shared)
  return word !== undefined && canFail({ before, shared, loop }, languages) ? word : undefined
}

interface Attack {
  readonly before: string
  /** The repeated part. */
  readonly shared: NFA
  readonly loop: AST.Quantifier
}

/** Whether a text that has the repeated part twice, whatever follows, is not matched at its beginning. */
function canFail({ before, shared, loop }: Attack, { read, append }: Languages): boolean {
  const texts = append(read(before), shared, shared, read(ANY))
  const matched = append(read(before), read(sourceOf(loop, '[]') + pathAfter(loop, '[]'), 'fails'), read(ANY))
  matched.union(append(read(before), read(sourceOf(loop, '') + pathAfter(loop, ''), 'fails')))
  const rejected = DFA.fromFA(matched, new DFA.LimitedNodeFactory(MAX_STATES))
  rejected.complement()
  return !NFA.fromIntersection(texts, rejected, new NFA.LimitedNodeFactory(MAX_STATES)).isEmpty
}

interface Languages {
  /** The texts that a source stands for. @param assertions whether `\b` and lookarounds in it hold */
  read(source: string, assertions?: 'holds' | 'fails'): NFA
  common(...all: readonly [NFA, ...NFA[]]): NFA
  append(...all: readonly [NFA, ...NFA[]]): NFA
}

function createLanguages(flags: string): Languages {
  return {
    read(source, assertions = 'holds') {
      const parser = JS.Parser.fromLiteral({ source, flags })
      const { expression, maxCharacter } = parser.parse({
        assertions: assertions === 'holds' ? 'ignore' : 'disable',
        backreferences: 'disable',
      })
      return NFA.fromRegex(expression, { maxCharacter }, {}, new NFA.LimitedNodeFactory(MAX_STATES))
    },
    common: (first, ...others) =>
      others.reduce((one, other) => NFA.fromIntersection(one, other, new NFA.LimitedNodeFactory(MAX_STATES)), first),
    append(first, ...others) {
      const joined = first.copy()
      for (const other of others) joined.append(other)
      return joined
    },
  }
}

/** The first word of a language that is not empty; undefined when it has none. */
function wordOf(language: NFA): string | undefined {
  for (const word of language.words()) if (word.length > 0) return String.fromCodePoint(...word)
  return undefined
}
