import type { PlayState } from '#contracts/play-state.ts'
import { adoptRules } from '../browser/page-style.ts'
import type { PlayFrame } from '../ui/play-frame/create-play-frame.ts'
import { compileBlock } from './compile-block.ts'
import { editableBlock } from './editable-block.ts'
import { exampleFrame } from './example-frame.ts'
import { addButtons, type ExampleParts, exampleButton, playExample } from './example-parts.ts'
import exampleRules from './examples.css?inline'
import linesRules from './printed-lines.css?inline'
import { printedLines } from './printed-lines.ts'
import { findWat, joinCode } from './sample-code.ts'

/** An example that prints: nothing runs before the user says so. */
export function attachConsoleExample(parts: ExampleParts): () => void {
  // Before the first frame brings them.
  adoptRules(exampleRules)
  adoptRules(linesRules)
  const { code, output, status, tools, name } = parts
  const { t } = tools
  const blocks = [...code.querySelectorAll('pre')]
  const lines = printedLines(output, tools)
  // No one sees what it shows: such an example prints.
  const container = document.createElement('div')
  container.hidden = true
  output.after(container)
  let runs = 0
  let frame: PlayFrame | undefined
  /** Ends the run. Its frame goes: code that goes on, and a document that begins late, have no window from which they could print. */
  const stop = (): void => {
    runs += 1
    frame?.destroy()
    frame = undefined
    lines.clear()
  }
  const show = (state: PlayState): Promise<void> => {
    frame = exampleFrame({
      container,
      title: name === '' ? t('result') : t('result_of', { name }),
      tools,
      path: tools.path,
      onConsole: lines.print,
    })
    return frame.run(state)
  }
  const run = async (): Promise<void> => {
    stop()
    const mine = runs
    const wat = findWat(blocks)
    if (wat === undefined) return show(joinCode(blocks))
    const compiled = await compileBlock(wat, tools.context.site.runner)
    if (mine !== runs) return
    if ('reason' in compiled) lines.fail(t('no_wasm', compiled))
    else await show({ ...joinCode(blocks), ...compiled, defaults: 'ix-wat', isModule: true })
  }
  const editables = blocks.map((block) => editableBlock({ block, tools, status, onRun: () => void run() }))
  const reset = exampleButton(t('reset'), () => {
    stop()
    for (const editable of editables) editable.reset()
    status.textContent = t('was_reset')
  })
  const play = playExample(parts, () => {
    const wat = findWat(blocks)
    return { ...joinCode(blocks), ...(wat === undefined ? {} : { wat, options: { isModule: true } }) }
  })
  const start = exampleButton(t('run'), () => void run())
  start.dataset.primary = ''
  const removeButtons = addButtons(parts, start, reset, play)
  return () => {
    stop()
    removeButtons()
    for (const editable of editables) editable.destroy()
    container.remove()
    lines.destroy()
  }
}
