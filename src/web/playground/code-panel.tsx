import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CodeEditor } from '../ui/code-editor/code-editor.ts'
import { createCodeEditor } from '../ui/code-editor/create-code-editor.ts'
import type { PlayLanguage } from './code/play-code.ts'

interface CodePanelProps {
  readonly language: PlayLanguage
  readonly isTypeScript: boolean
  /** What the language is called, and its editor. */
  readonly name: string
  readonly label: string
  readonly value: string
  /** When it is another one, `value` is put into the editor. */
  readonly version: number
  readonly document: string
  readonly onEdit: (text: string) => void
  readonly onRun: () => void
  /** The editor is shown below its name. */
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** One editor. It keeps its text itself, so that no one's keys are lost while React renders. */
export function CodePanel(props: CodePanelProps): ReactNode {
  const { language, isTypeScript, name, label, value, version, document, onEdit, onRun, isOpen, onToggle } = props
  const container = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(undefined)
  const [failure, setFailure] = useState<string>()
  const firstValue = useEffectEvent(() => value)
  const openDocument = useEffectEvent(() => editor.current?.openDocument(document, value))
  const edit = useEffectEvent(onEdit)
  const run = useEffectEvent(onRun)
  useEffect(() => {
    if (container.current === null) return
    let isGone = false
    const made = createCodeEditor(container.current, {
      language,
      value: firstValue(),
      label,
      hasLineNumbers: true,
      onChange: (text) => edit(text),
      onRun: () => run(),
    })
    made.then(
      (created) => {
        if (isGone) return created.destroy()
        editor.current = created
        openDocument()
      },
      (error: unknown) => setFailure(String(error)),
    )
    return () => {
      isGone = true
      editor.current?.destroy()
      editor.current = undefined
    }
  }, [language, label])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is put into the editor
  useEffect(() => openDocument(), [version])
  useEffect(() => {
    if (language === 'js') editor.current?.setLanguage(isTypeScript ? 'ts' : 'js')
  }, [language, isTypeScript])
  return (
    <>
      <h2 className="play-panel-title">
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          {name}
        </button>
      </h2>
      <div className="play-editor" hidden={!isOpen} ref={container}>
        {failure !== undefined && <p role="alert">{failure}</p>}
      </div>
    </>
  )
}
