import type { PlayState } from '#contracts/play-state.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { adoptRules } from '../browser/page-style.ts'
import { errorMessage } from '../ui/error-message.ts'
import { editableBlock } from './editable-block.ts'
import { exampleFrame } from './example-frame.ts'
import { addButtons, type ExampleParts, exampleButton, playExample } from './example-parts.ts'
import linesRules from './printed-lines.css?inline'
import { printedLines } from './printed-lines.ts'
import { joinCode, languageOf } from './sample-code.ts'

/** An example that prints: nothing runs before the user says so. */
export function attachConsoleExample(parts: ExampleParts): () => void {
  adoptRules(linesRules)
  const { code, output, status, tools, name } = parts
  const { t } = tools
  const blocks = [...code.querySelectorAll('pre')]
  const text = blocks.find((block) => languageOf(block) === 'wat')
  const lines = printedLines(output, tools)
  // No one sees what it shows: such an example prints.
  const place = document.createElement('div')
  place.hidden = true
  output.after(place)
  let runs = 0
  /** The run that the frame was given last. */
  let given = 0
  const frame = exampleFrame({
    place,
    title: name === '' ? t('result') : t('result_of', { name }),
    tools,
    path: tools.path,
    // Code goes on running after Reset, and while other code is being compiled.
    onConsole: (printed) => given === runs && lines.print(printed),
  })
  const show = (state: PlayState): Promise<void> => {
    given = runs
    return frame.run(state)
  }
  const run = async (): Promise<void> => {
    runs += 1
    const mine = runs
    lines.clear()
    if (text === undefined) return show(joinCode(blocks))
    const compiled = await compiledOf(text.textContent, tools.context.site.runner)
    if (mine !== runs) return
    if ('reason' in compiled) lines.fail(t('no_wasm', compiled))
    else await show({ ...joinCode(blocks), ...compiled, defaults: 'ix-wat', isModule: true })
  }
  const editables = blocks.map((block) => editableBlock({ block, tools, status, onRun: () => void run() }))
  const reset = exampleButton(t('reset'), () => {
    runs += 1
    for (const editable of editables) editable.reset()
    lines.clear()
    status.textContent = t('was_reset')
  })
  const play = playExample(parts, () => ({
    ...joinCode(blocks),
    ...(text === undefined ? {} : { wat: text.textContent, options: { isModule: true } }),
  }))
  const start = exampleButton(t('run'), () => void run())
  start.dataset.primary = ''
  const removeButtons = addButtons(parts, start, reset, play)
  return () => {
    runs += 1
    removeButtons()
    for (const editable of editables) editable.destroy()
    frame.destroy()
    place.remove()
    lines.destroy()
  }
}

/** The module in base64, or why there is none. */
async function compiledOf(text: string, runner: string | undefined): Promise<{ readonly wasm: string } | { readonly reason: string }> {
  try {
    const { compileWat } = await loadChunk(() => import('../ui/wat/compile-wat.ts'))
    return { wasm: await compileWat(text, runner) }
  } catch (error) {
    return { reason: errorMessage(error) }
  }
}
