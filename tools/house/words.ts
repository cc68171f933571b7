import { Visitor } from 'vite'
import { lineAt, type Problem, type SourceFile } from './source-file.ts'

/** Words that users of another language stumble over, and what to write instead. */
interface Word {
  /** In a sentence; absent: an ordinary word there. */
  readonly sentence?: RegExp
  /** In a name: one of the words that its capitals part, in lower case. */
  readonly name?: RegExp
  readonly instead: string
}

/**
 * Two words of the old prose are left out, for a check would find the right uses too: `kept` (a kept-alive connection, `kept.json`, what is not deleted) and
 * `sign` (sign in, the sign of a syntax, to sign a token).
 */
const WORDS: readonly Word[] = [
  { sentence: /\bfault(?:s|y)?\b/i, name: /^fault(?:s|y)?$/, instead: 'problem (in content) or error (thrown)' },
  { sentence: /\btroubles?\b/i, name: /^troubles?$/, instead: 'problem or error' },
  { sentence: /\bmend(?:s|ed|ing|able)?\b/i, name: /^mend(?:s|ed|ing|able)?$/, instead: 'fix' },
  { sentence: /\bformer(?:ly)?\b/i, name: /^former$/, instead: 'previous' },
  { sentence: /\b(?:tell|tells|told) of\b|\btells\b/i, name: /^(?:told|tells)$/, instead: 'reports, says, shows or gets' },
  { sentence: /(?<!screen |feed )\breaders?\b(?! of feeds)/i, name: /^readers?$/, instead: 'user' },
  { sentence: /\bpictures?\b/i, name: /^pictures?$/, instead: 'image' },
  { sentence: /(?<!cheat |style )\bsheets?\b(?! of)/i, name: /^sheets?$/, instead: 'stylesheet' },
  { sentence: /\b(?:come|comes|came|is|are) alive\b|\bliving (?:one|page)\b/i, name: /^alive$/, instead: 'hydrate, is hydrated' },
  { sentence: /\bbe had\b/i, instead: 'be loaded, be fetched' },
  { sentence: /\bwho reads\b/i, instead: 'the current user' },
  { sentence: /\brefus(?:e|es|ed|ing|al|als)\b/i, name: /^refus(?:e|es|ed|ing|al|als)$/, instead: 'reject' },
  { sentence: /\b(?:nobody|somebody)\b/i, name: /^(?:nobody|somebody)$/, instead: 'anonymous, no one; signed in, another user' },
  { sentence: /\bbeside\b/i, name: /^beside$/, instead: 'next to, with' },
  { sentence: /\bthe way to (?:end|stop) (?:it|them)\b|\bto life\b/i, instead: 'cleanup; hydrate' },
  { sentence: /\bwish(?:es|ed)?\b/i, name: /^wish(?:es)?$/, instead: 'request, options; want' },
  { name: /^said$/, instead: 'status, text, fields' },
  { name: /^ways?$/, instead: 'link, path, direction, method' },
  { sentence: /\bchance\b/i, name: /^chance$/, instead: 'randomness' },
  { sentence: /\bby hand\b/i, instead: 'manually, the manual order' },
  {
    sentence: /\b(?:in one go|ill-cased|said aloud|hands of others|other hands)\b/i,
    name: /^ill$/,
    instead: 'in bulk; wrong case; announced; untrusted',
  },
]

/** Names that contracts, specifications and packages fix, or that parts define which are not in `PLAIN` yet. */
const FIXED = new Set([
  ...[
    'getReader',
    'FileReader',
    'ReadableStreamDefaultReader',
    'reader',
    'CSSStyleSheet',
    'sheet',
    'adoptedStyleSheets',
    'keepAlive',
    'keepAliveTimeout',
    'shouldKeepAlive',
    'KEEP_ALIVE_TIMEOUT_MS',
    'underWay',
    'isUnderWay',
    'MAX_UNDER_WAY',
  ],
  ...[
    'picture',
    'pictures',
    'SharePicture',
    'SharePictures',
    'SHARE_PICTURE_WIDTH',
    'SHARE_PICTURE_HEIGHT',
    'PictureSubject',
    'PictureLogo',
    'drawSharePicture',
    'pictureSvg',
    'refused_events',
  ],
])

/**
 * Parts that are written in plain words already; add a part when it is. The two files that draw the images for sharing are left out: the names of the
 * images contain a hash of these files.
 */
const PLAIN =
  /^(?:src\/(?:server|search|updates|scanner|contracts|cli|content|web|worker|locales|markup)\/(?!outputs\/share-picture(?:-letters)?\.ts)|tools\/(?!house\/words)|bench\/|e2e\/)/

/** Comments, names and titles of tests use the plain words of the field, and one word for each idea. */
export function findOddWords(sources: readonly SourceFile[]): readonly Problem[] {
  return sources.filter(({ path, parsed }) => parsed !== undefined && PLAIN.test(path)).flatMap(findInFile)
}

/** The same for a document: its code and its quotations are left out. */
export function findOddSentences(path: string, markdown: string): readonly Problem[] {
  const prose = markdown.replace(/```[\s\S]*?```|`[^`\n]*`|\]\([^)\n]*\)|“[^”\n]*”|"[^"\n]*"/g, (code) => code.replace(/[^\n]/g, ' '))
  return prose.split('\n').flatMap((line, index) => complaintsOf(line).map((message) => ({ file: path, line: index + 1, message })))
}

function findInFile({ path, text, parsed }: SourceFile): readonly Problem[] {
  if (parsed === undefined) return []
  const problems: Problem[] = []
  const report = (start: number, messages: readonly string[]): void => {
    problems.push(...messages.map((message) => ({ file: path, line: lineAt(text, start), message })))
  }
  for (const { start, value } of parsed.comments)
    report(start, complaintsOf(value.replace(/`[^`\n]*`|@example.*|\{\w+\}|\b[\w-]+\.(?:tsx?|json)\b/g, '')))
  const seen = new Set<string>()
  new Visitor({
    Identifier({ name, start }) {
      if (seen.has(name) || FIXED.has(name)) return
      seen.add(name)
      report(start, complaintsOfName(name))
    },
    CallExpression({ callee, arguments: [title] }) {
      const isTitle = /^(?:test|describe)\b/.test(text.slice(callee.start, callee.start + 20))
      if (isTitle && title?.type === 'Literal' && typeof title.value === 'string') report(title.start, complaintsOf(title.value))
    },
  }).visit(parsed.program)
  return problems
}

function complaintsOf(sentence: string): readonly string[] {
  return WORDS.flatMap(({ sentence: pattern, instead }) => {
    const found = pattern?.exec(sentence)?.[0]
    return found === undefined ? [] : [`says "${found}": write ${instead}`]
  })
}

function complaintsOfName(name: string): readonly string[] {
  const parts = name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((part) => part.toLowerCase())
  return WORDS.flatMap(({ name: pattern, instead }) =>
    pattern !== undefined && parts.some((part) => pattern.test(part)) ? [`has the name ${name}: write ${instead}`] : [],
  )
}
