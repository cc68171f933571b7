import { loadChunk } from '../browser/load-chunk.ts'
import type { CodeEditor, EditorLanguage } from '../ui/code-editor/code-editor.ts'
import { errorMessage } from '../ui/error-message.ts'
import { exampleButton } from './example-parts.ts'
import type { ExampleTools } from './example-tools.ts'
import { languageOf } from './sample-code.ts'

interface EditableBlockInput {
  /** The code as the builder has highlighted it. */
  readonly block: HTMLElement
  readonly tools: ExampleTools
  /** Shows the user that there is no editor. */
  readonly status: HTMLElement
  readonly onChange?: () => void
  /** For Ctrl+Enter. */
  readonly onRun?: () => void
}

/** A code block that becomes an editor when it is touched. */
export interface EditableBlock {
  readonly language: string
  readonly value: string
  /** Brings back the code of the page. */
  reset(): void
  destroy(): void
}

/**
 * Lets the user change a code block: what stands in the page stays until it is clicked, or Enter is pressed on it, for few users change an
 * example, and an editor is large. The block keeps the text, so that it is what is copied and run.
 */
export function editableBlock({ block, tools, status, onChange, onRun }: EditableBlockInput): EditableBlock {
  const { t, lang } = tools
  const language = languageOf(block)
  const label = t('code_of', { language })
  const original = [...block.childNodes]
  const first = block.textContent
  let editor: CodeEditor | undefined
  let coming: Promise<void> | undefined
  block.tabIndex = 0
  block.setAttribute('role', 'group')
  block.setAttribute('aria-label', label)
  block.setAttribute('aria-description', t('edit_hint'))

  const bring = async (): Promise<void> => {
    const { createCodeEditor } = await loadChunk(() => import('../ui/code-editor/create-code-editor.ts'))
    const container = document.createElement('div')
    container.className = 'example-editor'
    if (lang !== undefined) container.lang = lang
    // What stands below stays where it is while code is deleted.
    container.style.minBlockSize = `${block.getBoundingClientRect().height}px`
    block.after(container)
    editor = await createCodeEditor(container, {
      language: editorLanguageOf(language),
      value: withoutLastBreak(block.textContent),
      label,
      onChange(value) {
        block.textContent = value
        onChange?.()
      },
      ...(onRun === undefined ? {} : { onRun }),
    })
    block.hidden = true
    button.hidden = true
  }
  const edit = async (point?: { readonly x: number; readonly y: number }): Promise<void> => {
    coming ??= bring()
    try {
      await coming
      editor?.focus(point)
    } catch (error) {
      coming = undefined
      console.warn('the code can only be read', error)
      status.textContent = t('no_editor', { reason: errorMessage(error) })
    }
  }
  // A user who selects code with the pointer wants to copy it.
  const onClick = ({ x, y }: MouseEvent): void => {
    if (getSelection()?.isCollapsed !== false) void edit({ x, y })
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void edit()
  }
  const button = exampleButton(t('edit'), () => void edit())
  button.classList.add('example-edit')
  if (lang !== undefined) button.lang = lang
  const head = block.parentElement?.querySelector('.example-header')
  head?.insertBefore(button, head.querySelector('.example-copy'))
  const listening = new AbortController()
  const { signal } = listening
  block.addEventListener('click', onClick, { signal })
  block.addEventListener('keydown', onKey, { signal })
  const close = (): void => {
    editor?.destroy()
    editor = undefined
    coming = undefined
    block.hidden = false
    button.hidden = false
    block.parentElement?.querySelector('.example-editor')?.remove()
  }
  return {
    language,
    get value() {
      return block.textContent
    },
    reset() {
      if (editor === undefined) return
      const hadFocus = block.parentElement?.contains(document.activeElement) === true
      close()
      block.replaceChildren(...original)
      if (hadFocus) block.focus()
    },
    destroy() {
      close()
      button.remove()
      if (block.textContent !== first) block.replaceChildren(...original)
      listening.abort()
    },
  }
}

/** The line break at the end of a block would be an empty line. */
function withoutLastBreak(code: string): string {
  return code.replace(/\n$/, '')
}

function editorLanguageOf(language: string): EditorLanguage {
  return language === 'html' || language === 'css' || language === 'js' || language === 'wat' ? language : 'text'
}
