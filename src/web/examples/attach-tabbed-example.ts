import { adoptRules } from '../browser/page-style.ts'
import { editableBlock } from './editable-block.ts'
import { exampleFrame } from './example-frame.ts'
import { addButtons, type ExampleParts, exampleButton, playExample } from './example-parts.ts'
import tabRules from './example-tabs.css?inline'
import { exampleTabs } from './example-tabs.ts'
import { joinCode } from './sample-code.ts'

/** After the last change the result is made anew, as in the playground (docs/behaviour/examples.md 1). */
const RUN_AFTER_MS = 1000

/** An example in several languages: one at a time is seen and changed, next to the result. */
export function attachTabbedExample(parts: ExampleParts): () => void {
  adoptRules(tabRules)
  const { example, code, name, output, status, tools } = parts
  const { t } = tools
  const blocks = [...code.querySelectorAll('pre')]
  const frame = exampleFrame({ container: output, title: titleOf(name, parts), tools, path: tools.path })
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = (): void => {
    clearTimeout(timer)
    void frame.run({ ...joinCode(blocks), defaults: 'ix-tabbed' })
  }
  const runSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(run, RUN_AFTER_MS)
  }
  const editables = blocks.map((block) => editableBlock({ block, tools, status, onChange: runSoon, onRun: run }))
  const removeTabs = exampleTabs({ code, label: t('languages'), lang: tools.lang })
  const reset = exampleButton(t('reset'), () => {
    for (const editable of editables) editable.reset()
    run()
    status.textContent = t('was_reset')
  })
  const removeButtons = addButtons(
    parts,
    reset,
    playExample(parts, () => joinCode(blocks)),
  )
  example.dataset.live = ''
  run()
  return () => {
    clearTimeout(timer)
    delete example.dataset.live
    removeButtons()
    removeTabs()
    for (const editable of editables) editable.destroy()
    frame.destroy()
  }
}

function titleOf(name: string, { tools: { t } }: ExampleParts): string {
  return name === '' ? t('result') : t('result_of', { name })
}
