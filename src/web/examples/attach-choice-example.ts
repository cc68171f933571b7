import { CHOICE_STYLES } from '#contracts/choice-styles.ts'
import { decodedHash } from '../browser/lower-case-hash.ts'
import { type ChoiceRow, choiceRow } from './choice-row.ts'
import { exampleFrame } from './example-frame.ts'
import { addButtons, type ExampleParts, exampleButton, playExample } from './example-parts.ts'
import { joinCode, type SampleCode } from './sample-code.ts'

/** What the choices are applied to, in the code around them. */
const SUBJECT = '#example-element'

let made = 0

/** An example of a CSS property: one of several values is chosen, or changed in its place, and seen at once. */
export function attachChoiceExample(parts: ExampleParts): () => void {
  const { example, code, name, output, status, tools } = parts
  const { t } = tools
  made += 1
  const group = `example-choices-${made}`
  const base = joinCode([...example.querySelectorAll<HTMLElement>('.example-rest pre')])
  const frame = exampleFrame({
    container: output,
    title: name === '' ? t('result') : t('result_of', { name }),
    tools,
    path: tools.path,
  })
  let chosen: ChoiceRow | undefined
  const apply = (row: ChoiceRow): void => {
    chosen = row
    for (const other of rows) other.mark(other === row)
    frame.choose(row.declarations)
  }
  const rows = [...code.querySelectorAll<HTMLElement>('.code-example')].map((container) =>
    choiceRow({
      container,
      group,
      tools,
      status,
      onChoose(row) {
        apply(row)
        if (location.pathname === tools.path) history.replaceState(history.state, '', `#${container.id}`)
      },
      onChange(row) {
        if (row === chosen) apply(row)
      },
    }),
  )
  const rowOfHash = (): ChoiceRow | undefined => rows.find(({ id }) => id === decodedHash(location.hash))
  const onHash = (): void => {
    const row = rowOfHash()
    if (row !== undefined) apply(row)
  }
  const reset = exampleButton(t('reset'), () => {
    for (const row of rows) row.reset()
    const [first] = rows
    if (first !== undefined) apply(first)
    status.textContent = t('was_reset')
  })
  // Sizes in percent are those of the example's place in the result, which the playground does not have. Any style of the example wins over these.
  const layout = base.html.includes('default-example') ? `\n${CHOICE_STYLES}` : ''
  const whole = (): SampleCode => ({ ...base, css: `${base.css}\n${SUBJECT} {\n${indented(chosen?.declarations ?? '')}}\n${layout}` })
  const removeButtons = addButtons(parts, reset, playExample(parts, whole))
  code.setAttribute('role', 'radiogroup')
  code.setAttribute('aria-label', t('choices'))
  const listening = new AbortController()
  addEventListener('hashchange', onHash, { signal: listening.signal })
  example.dataset.live = ''
  const [first] = rows
  const start = rowOfHash() ?? first
  if (start !== undefined) apply(start)
  void frame.run({ ...base, defaults: 'ix-choice' })
  return () => {
    delete example.dataset.live
    listening.abort()
    removeButtons()
    for (const attribute of ['role', 'aria-label']) code.removeAttribute(attribute)
    for (const row of rows) row.destroy()
    frame.destroy()
  }
}

function indented(declarations: string): string {
  return declarations
    .trim()
    .split('\n')
    .map((line) => `  ${line}\n`)
    .join('')
}
