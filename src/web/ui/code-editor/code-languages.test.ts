import { CompletionContext, type CompletionResult, type CompletionSource } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { languageOf } from './code-languages.ts'

/** Where the cursor of a text stands. */
const CURSOR = '|'

/** What the lists of a text would replace, without those that have nothing to offer. */
async function replacedIn(marked: string): Promise<readonly string[]> {
  const position = marked.indexOf(CURSOR)
  const state = EditorState.create({ doc: marked.replace(CURSOR, ''), extensions: languageOf('js') })
  const context = new CompletionContext(state, position, false)
  const results: (CompletionResult | null)[] = await Promise.all(
    state.languageDataAt<CompletionSource>('autocomplete', position).map((source) => source(context)),
  )
  return results.flatMap((result) => (result === null ? [] : state.sliceDoc(result.from, result.to ?? position)))
}

test.for<readonly [place: string, marked: string, replaced: string]>([
  ['at the end of a name', 'let a = cons|', 'cons'],
  ['before another name', 'con|const a = 1', 'con'],
  ['within a name', 'let a = docu|ment.title', 'docu'],
  ['after a point', 'console.|', ''],
  ['within a member', 'let a = console.in|fo', 'in'],
  ['of a name with other letters', 'let größe = 1\ngrö|', 'grö'],
])('a completion %s replaces what stands before the cursor', async ([, marked, replaced]) => {
  const found = await replacedIn(marked)
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found)).toEqual(new Set([replaced]))
})
