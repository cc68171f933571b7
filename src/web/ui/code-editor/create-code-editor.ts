import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { Annotation, Compartment, EditorState, type Extension, Prec, type StateEffect } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { CodeEditorTexts } from '#locales/code-editor/code-editor-texts.ts'
import { loadCodeEditorTexts } from '#locales/code-editor/load-code-editor-texts.ts'
import { changeBetween } from './change-between.ts'
import { codeColors } from './code-colors.ts'
import stylesheetText from './code-editor.css?inline'
import type { CodeEditor, CodeEditorOptions } from './code-editor.ts'
import { languageOf } from './code-languages.ts'
import { replaceTyped } from './replace-typed.ts'

/** How long after Escape the Tab key leaves, unless another key is pressed: as long as someone may take who has just heard of it. */
const LEAVE_MS = 60_000
const HINT_ID = 'hint'

/** Marks what the user did not do. */
const fromOutside = Annotation.define<true>()

/**
 * Puts an editor into an element of the page: Tab indents, Escape and then Tab leaves, code runs from left to right in every page. It stands in a
 * shadow root, for there the rules of CodeMirror are adopted stylesheets, which the page's policy allows, and no `<style>`. To be brought in by
 * `loadChunk(() => import('…/create-code-editor.ts'))`, for it is large.
 */
export async function createCodeEditor(element: HTMLElement, options: CodeEditorOptions): Promise<CodeEditor> {
  const texts = await loadCodeEditorTexts(document.documentElement.lang || DEFAULT_LOCALE)
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [stylesheet()]
  root.append(hint(String(texts.leave)))
  element.append(host)
  const language = new Compartment()
  const readOnly = new Compartment()
  const states = new Map<string, EditorState>()
  let [shown, now] = ['', { language: options.language, isReadOnly: options.isReadOnly === true }]
  const stateOf = (doc: string): EditorState =>
    EditorState.create({
      doc,
      extensions: [
        extensionsOf(options, texts),
        language.of(languageOf(now.language)),
        readOnly.of(EditorState.readOnly.of(now.isReadOnly)),
      ],
    })
  const view = new EditorView({ state: stateOf(options.value), root })
  root.append(view.dom)
  view.dom.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) view.setTabFocusMode(LEAVE_MS)
  })
  const settings = (): StateEffect<unknown>[] => [
    language.reconfigure(languageOf(now.language)),
    readOnly.reconfigure(EditorState.readOnly.of(now.isReadOnly)),
  ]
  const setValue = (value: string): void => {
    const changes = changeBetween(view.state.doc.toString(), value)
    if (changes !== undefined) view.dispatch({ changes, annotations: fromOutside.of(true), userEvent: 'input.replace' })
  }
  return {
    get value() {
      return view.state.doc.toString()
    },
    setValue,
    openDocument(id, value) {
      if (id === shown) return setValue(value)
      states.set(shown, view.state)
      shown = id
      view.setState(states.get(id) ?? stateOf(value))
      view.dispatch({ effects: settings() })
      setValue(value)
    },
    setLanguage(chosen) {
      now = { ...now, language: chosen }
      view.dispatch({ effects: settings() })
    },
    setReadOnly(isReadOnly) {
      now = { ...now, isReadOnly }
      view.dispatch({ effects: settings() })
    },
    focus(point) {
      if (point !== undefined) view.dispatch({ selection: { anchor: view.posAtCoords(point, false) } })
      view.focus()
    },
    destroy() {
      view.destroy()
      host.remove()
    },
  }
}

function extensionsOf({ label, hasLineNumbers, onChange, onRun }: CodeEditorOptions, texts: CodeEditorTexts): Extension {
  const run = (): boolean => {
    onRun?.()
    return onRun !== undefined
  }
  return [
    hasLineNumbers === true ? lineNumbers() : [],
    history(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    replaceTyped,
    autocompletion({ icons: false }),
    codeColors,
    EditorView.lineWrapping,
    EditorState.phrases.of({
      Completions: String(texts.completions),
      'Control character': String(texts.control_character),
      'Selection deleted': String(texts.selection_deleted),
    }),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': HINT_ID, dir: 'ltr', translate: 'no' }),
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.updateListener.of((update) => {
      const isOwn = update.docChanged && !update.transactions.some((transaction) => transaction.annotation(fromOutside) === true)
      if (isOwn) onChange?.(update.state.doc.toString())
    }),
  ]
}

let made: CSSStyleSheet | undefined

/** One stylesheet for all editors of the page. */
function stylesheet(): CSSStyleSheet {
  if (made !== undefined) return made
  made = new CSSStyleSheet()
  made.replaceSync(stylesheetText)
  return made
}

function hint(text: string): HTMLElement {
  const element = document.createElement('p')
  element.id = HINT_ID
  element.className = 'hint'
  element.textContent = text
  return element
}
