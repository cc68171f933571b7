import { type PackedTexts, packTexts } from '../text/packed-lists.ts'
import { UnpackedTexts } from '../text/texts.ts'
import type { BuildState, PageState } from './build-state.ts'
import { type PackedPages, packPages, unpackPages } from './packed-pages.ts'
import { type PackedSidebars, packSidebars, unpackSidebars } from './packed-sidebars.ts'
import { encodeValues, partsOf, StoredValues } from './value-file.ts'

/** The first value of the file. Questions, answers and sidebars follow, and then the pages in parts. */
interface Head extends Omit<BuildState, 'questions' | 'answers' | 'sidebars' | 'pages'> {
  readonly pageCount: number
}

const PAGES_OF_PART = 4000

/** The bytes of the file of a state. */
export function encodeState(state: BuildState): Iterable<Uint8Array> {
  return encodeValues(valuesOf(state))
}

function* valuesOf({ questions, answers, sidebars, pages, ...rest }: BuildState): Generator<unknown> {
  const entries = Object.entries(pages)
  const head: Head = { ...rest, pageCount: entries.length }
  yield head
  yield packTexts(questions)
  yield packTexts(answers)
  yield packSidebars(sidebars)
  for (const part of partsOf(entries, PAGES_OF_PART)) yield packPages(part)
}

/** The state that a file has; undefined when there is none or it is of another version or damaged. */
export function readStateFile(path: string): BuildState | undefined {
  try {
    using values = new StoredValues(path)
    const { pageCount, ...head } = values.next<Head>()
    const state: BuildState = {
      ...head,
      questions: values.use(keepTexts),
      answers: values.use(keepTexts),
      sidebars: unpackSidebars(values.next<PackedSidebars>()),
      pages: readPages(values),
    }
    const isWhole =
      typeof state.key === 'string' &&
      state.questions.length === state.answers.length &&
      Object.keys(state.pages).length === pageCount &&
      [state.compat, state.fragments, state.sitePages, state.search].every((part) => typeof part === 'object')
    return state.version === 1 && isWhole ? state : undefined
  } catch {
    return undefined
  }
}

function keepTexts({ text, ends }: PackedTexts): UnpackedTexts {
  return new UnpackedTexts({ text, ends: ends.slice() })
}

function readPages(values: StoredValues): BuildState['pages'] {
  const pages: Record<string, PageState> = {}
  while (!values.isAtEnd) for (const [url, page] of unpackPages(values.next<PackedPages>())) pages[url] = page
  return pages
}
