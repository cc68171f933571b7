/** What an editor colours, and of the first four completes; `text` is plain. */
export type EditorLanguage = 'html' | 'css' | 'js' | 'ts' | 'wat' | 'text'

export interface CodeEditorOptions {
  readonly language: EditorLanguage
  readonly value: string
  /** What the editor is called for those who don't see it. */
  readonly label: string
  readonly hasLineNumbers?: boolean
  readonly isReadOnly?: boolean
  /** Called after each edit of the user, also when they undo one; not for `setValue` and `openDocument`. */
  readonly onChange?: (value: string) => void
  /** Called for Ctrl+Enter or Cmd+Enter. */
  readonly onRun?: () => void
}

/** An editor of code in a page (`create-code-editor.ts`). It is as high as its place, or as its code where the place has no height. */
export interface CodeEditor {
  readonly value: string
  /** Puts other code in place of this one, as an edit that the user can undo. */
  setValue(value: string): void
  /** Puts another document in place of this one, each with what can be undone in it. `id` is any name of the document. */
  openDocument(id: string, value: string): void
  setLanguage(language: EditorLanguage): void
  setReadOnly(isReadOnly: boolean): void
  /** Puts the cursor into it: at a place of the window, or where it was. */
  focus(point?: { readonly x: number; readonly y: number }): void
  /** Takes the editor away. */
  destroy(): void
}
