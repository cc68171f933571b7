import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript, javascriptLanguage, scopeCompletionSource } from '@codemirror/lang-javascript'
import type { Extension } from '@codemirror/state'
import type { EditorLanguage } from './code-editor.ts'
import { watLanguage } from './wat-language.ts'

/** The names that every window has complete those of the code. */
const windowNames = javascriptLanguage.data.of({ autocomplete: scopeCompletionSource(globalThis) })

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
