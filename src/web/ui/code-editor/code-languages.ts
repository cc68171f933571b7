import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript, javascriptLanguage, scopeCompletionSource } from '@codemirror/lang-javascript'
import type { Extension } from '@codemirror/state'
import type { EditorLanguage } from './code-editor.ts'
import { watLanguage } from './wat-language.ts'

const findNames = scopeCompletionSource(globalThis)

/**
 * The names that every window has, and the members of its objects. The source of the library takes the whole name for what was typed, also what
 * stands after the cursor, and so replaces code before it (6.2.5).
 */
async function completeWindowNames(context: CompletionContext): Promise<CompletionResult | null> {
  const found = await findNames(context)
  return found && { ...found, from: context.matchBefore(/[\w$\xa1-\uffff]+/)?.from ?? context.pos }
}

const windowNames = javascriptLanguage.data.of({ autocomplete: completeWindowNames })

/** What an editor knows of a language. */
export function languageOf(language: EditorLanguage): Extension {
  switch (language) {
    case 'html':
      return [html(), windowNames]
    case 'css':
      return css()
    case 'js':
      return [javascript(), windowNames]
    case 'ts':
      return [javascript({ typescript: true }), windowNames]
    case 'wat':
      return watLanguage
    case 'text':
      return []
  }
}
