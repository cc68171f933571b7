import { isTest, lineAt, type Problem, type SourceFile } from './source-file.ts'

/** The loader is held to 4.3 KB, and its three listeners end at three different moments; the search box starts in it. */
const LOADER: ReadonlySet<string> = new Set(['src/web/app/loader.ts', 'src/web/shell/quick-search/start-quick-search.ts'])

/** A listener that ends before its page has a signal: one `abort()` ends all of them, and none can be forgotten (docs/decisions/0076-no-islands.md). */
export function findRemovedListeners(sources: readonly SourceFile[]): readonly Problem[] {
  return webCode(sources)
    .filter(({ path }) => !LOADER.has(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\bremoveEventListener\(/g), ({ index }) => ({
        file: path,
        line: lineAt(text, index),
        message: 'removes a listener: give it the signal of an AbortController',
      })),
    )
}

/**
 * Files whose listeners on the window or the document need no end: each of them is set once, when the application or the runner starts, and
 * answers as long as the page is there. The browser drops them with the page.
 */
const FOR_THE_PAGE: ReadonlySet<string> = new Set([
  ...LOADER,
  // What the application does with every page that it shows.
  'src/web/app/entry.browser.tsx',
  'src/web/app/navigation/start-navigation.ts',
  'src/web/app/navigation/follow-edits.ts',
  'src/web/browser/keep-selection.ts',
  'src/web/browser/scroll.ts',
  'src/web/browser/remembered-details.ts',
  'src/web/browser/when-signed-out.ts',
  'src/web/shell/measure-clicks.ts',
  // The header with its search box is never replaced.
  'src/web/shell/quick-search/quick-box.ts',
  // Features that start once and then follow the page that is shown.
  'src/web/accounts/follow-user.ts',
  'src/web/accounts/keep-next.ts',
  'src/web/curriculum/practice/start-practice.ts',
  'src/web/curriculum/sync/start-sync.ts',
  'src/web/ai-help/explain/start-explain.ts',
  'src/web/queue/start-queue.ts',
  'src/web/telemetry/start-telemetry.ts',
  // The runner: a page of its own for each run.
  'src/web/runner/capture-errors.ts',
  'src/web/runner/compiler.ts',
  'src/web/runner/listen-to-parent.ts',
  'src/web/runner/runner.ts',
])

/** A listener on the window or the document outlives the component that sets it: it has a signal or `once`, or its file is in the list above. */
export function findEndlessListeners(sources: readonly SourceFile[]): readonly Problem[] {
  return webCode(sources)
    .filter(({ path }) => !FOR_THE_PAGE.has(path))
    .flatMap(({ path, text }) =>
      openListeners(text)
        .filter(({ isGlobal }) => isGlobal)
        .map(({ index }) => ({
          file: path,
          line: lineAt(text, index),
          message: 'listens to the window or the document without an end: give it the signal of an AbortController, or `once`',
        })),
    )
}

/** So many have no signal today: fewer is better, more are not. */
const MOST_OPEN = 79

/** Whether there are more listeners without a signal than there were. */
export function findOpenListeners(sources: readonly SourceFile[]): readonly Problem[] {
  const count = countOpenListeners(sources)
  const message = `has ${count} listeners with neither a signal nor \`once\`, expected at most ${MOST_OPEN}: give a new one a signal`
  return count > MOST_OPEN ? [{ file: 'src/web', message }] : []
}

/**
 * How many listeners have neither a signal nor `once`: those of the files above, and those of elements. An element that is removed takes its
 * listeners with it, so that these need no end either.
 */
export function countOpenListeners(sources: readonly SourceFile[]): number {
  return webCode(sources).flatMap(({ text }) => openListeners(text)).length
}

interface OpenListener {
  readonly index: number
  /** On the window or the document. */
  readonly isGlobal: boolean
}

function openListeners(text: string): readonly OpenListener[] {
  return Array.from(text.matchAll(/(?:([\w$\])?]+)\??\.)?\baddEventListener\(/g), ({ index, 0: call, 1: target }) => ({
    index,
    isGlobal: target === undefined || /^(?:window|document|globalThis|self)$/.test(target),
    rest: argumentsAt(text, index + call.length),
  })).filter(({ rest }) => !/\b(?:signal|once)\b/.test(rest))
}

/** The text up to the bracket that closes a call. */
function argumentsAt(text: string, start: number): string {
  let depth = 1
  let at = start
  while (depth > 0 && at < text.length) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    at += 1
  }
  return text.slice(start, at)
}

function webCode(sources: readonly SourceFile[]): readonly SourceFile[] {
  return sources.filter(({ path }) => path.startsWith('src/web/') && !isTest(path))
}
