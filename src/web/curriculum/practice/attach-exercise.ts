import { areaText } from '#locales/areas.ts'
import { loadChunk } from '../../browser/load-chunk.ts'
import type { CodeEditor } from '../../ui/code-editor/code-editor.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { playLink } from '../../ui/open-playground.ts'
import type { PageContextValue } from '../../ui/page-context.ts'
import { type ExerciseCode, keepCode, readStoredCode } from './exercise-code.ts'
import { exerciseFrame } from './exercise-frame.ts'
import { type ExerciseBlock, findExerciseParts, startCode } from './exercise-parts.ts'
import { hasPassed, verdictAfter } from './verdict.ts'

/** How long the user must pause before what they have written is shown. */
const PAUSE_MS = 600

/**
 * Hydrates an exercise: its blocks become editors in their own place, the result is shown, and a button checks it.
 *
 * @param exercise the `<curriculum-exercise>`
 * @returns the cleanup
 */
export function attachExercise(exercise: HTMLElement, context: PageContextValue): () => void {
  const parts = findExerciseParts(exercise)
  if (parts === undefined) return () => undefined
  const { id, title, check, blocks, bar, output } = parts
  const start = startCode(blocks)
  const stored = readStoredCode(id)
  let code: ExerciseCode = stored ?? start
  let timer: ReturnType<typeof setTimeout> | undefined
  let checks = 0
  const note = output.querySelector('p')
  note?.remove()
  const frame = exerciseFrame(output, { title: areaText('curriculum.result_of', { title }), context })
  const verdict = verdictAfter(bar)
  const changed = (next: ExerciseCode): void => {
    code = next
    keepCode(id, code)
    clearTimeout(timer)
    timer = setTimeout(() => frame.show(code), PAUSE_MS)
  }
  const runCheck = async (): Promise<void> => {
    checks += 1
    const mine = checks
    clearTimeout(timer)
    verdict.say(areaText('curriculum.checking'))
    const outcome = await frame.check(code, check)
    if (mine !== checks) return
    verdict.show(outcome)
    if (hasPassed(outcome)) exercise.dispatchEvent(new Event('curriculum-solved', { bubbles: true }))
  }
  const editors = blocks.map((block) =>
    editorOf(block, {
      title,
      value: code[block.language],
      onChange: (value) => changed({ ...code, [block.language]: value }),
      onRun: () => void runCheck(),
      onFailed: (reason) => verdict.say(areaText('curriculum.no_editor', { reason })),
    }),
  )
  const reset = (): void => {
    checks += 1
    clearTimeout(timer)
    code = start
    keepCode(id, undefined)
    for (const editor of editors) editor.reset()
    frame.show(code)
    verdict.say(areaText('curriculum.was_reset'))
  }
  const checkButton = buttonOf(areaText('curriculum.check'), () => void runCheck())
  checkButton.className = 'button'
  bar.append(
    checkButton,
    buttonOf(areaText('curriculum.reset'), reset),
    playLink({
      locale: context.locale,
      text: areaText('curriculum.play'),
      title: areaText('curriculum.play_title'),
      codeOf: () => ({ ...code, src: `${location.pathname}#exercise-${id}` }),
    }),
  )
  if (stored !== undefined) verdict.say(areaText('curriculum.was_kept'))
  frame.show(code)
  return () => {
    checks += 1
    clearTimeout(timer)
    for (const editor of editors) editor.destroy()
    frame.destroy()
    verdict.destroy()
    bar.replaceChildren()
    if (note !== null) output.append(note)
  }
}

interface EditorInput {
  readonly title: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onRun: () => void
  readonly onFailed: (reason: string) => void
}

/** Puts an editor in the place of a block as soon as it has come; until then the block can be read. */
function editorOf(
  { language, pre, start }: ExerciseBlock,
  { title, value, onFailed, ...rest }: EditorInput,
): { reset(): void; destroy(): void } {
  const original = [...pre.childNodes]
  let editor: CodeEditor | undefined
  let shown = value
  let isGone = false
  const container = document.createElement('div')
  container.className = 'exercise-editor'
  const show = (): void => {
    if (shown === start) pre.replaceChildren(...original)
    else pre.textContent = shown
  }
  show()
  loadChunk(() => import('../../ui/code-editor/create-code-editor.ts'))
    .then(async ({ createCodeEditor }) => {
      if (isGone) return
      pre.after(container)
      const made = await createCodeEditor(container, {
        language,
        value: shown,
        label: areaText('curriculum.code_of', { language, title }),
        ...rest,
      })
      if (isGone) return made.destroy()
      editor = made
      pre.hidden = true
    })
    .catch((error: unknown) => {
      console.warn('the code can only be read', error)
      onFailed(errorMessage(error))
    })
  return {
    reset() {
      shown = start
      editor?.setValue(start)
      show()
    },
    destroy() {
      isGone = true
      shown = start
      editor?.destroy()
      container.remove()
      pre.hidden = false
      show()
    },
  }
}

function buttonOf(text: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'exercise-button'
  button.textContent = text
  button.addEventListener('click', act)
  return button
}
