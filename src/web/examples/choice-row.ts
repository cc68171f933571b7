import { isSupported } from './css-declarations.ts'
import { editableBlock } from './editable-block.ts'
import type { ExampleTools } from './example-tools.ts'

interface ChoiceRowInput {
  /** Holds the code of the choice. */
  readonly container: HTMLElement
  /** The name that the choices of an example share. */
  readonly group: string
  readonly tools: ExampleTools
  readonly status: HTMLElement
  readonly onChoose: (row: ChoiceRow) => void
  readonly onChange: (row: ChoiceRow) => void
}

/** One of the values of an example. */
export interface ChoiceRow {
  readonly id: string
  readonly declarations: string
  /** Shows whether it is the one that is chosen. */
  mark(isChosen: boolean): void
  reset(): void
  destroy(): void
}

/** Makes a choice of a code block: a radio button before it, and the code can be changed where it stands. */
export function choiceRow({ container, group, tools, status, onChoose, onChange }: ChoiceRowInput): ChoiceRow {
  const block = container.querySelector('pre')
  if (block === null) throw new Error('a choice holds its code')
  const radio = document.createElement('input')
  radio.type = 'radio'
  radio.name = group
  const note = document.createElement('span')
  note.className = 'choice-note'
  note.id = `${group}-${container.id}`
  if (tools.lang !== undefined) radio.lang = note.lang = tools.lang
  radio.setAttribute('aria-describedby', note.id)
  container.prepend(radio)
  container.append(note)
  const check = (): void => {
    radio.setAttribute('aria-label', block.textContent.trim())
    const isKnown = isSupported(block.textContent, (name, value) => CSS.supports(name, value))
    container.toggleAttribute('data-unsupported', !isKnown)
    note.textContent = isKnown ? '' : tools.t('unsupported')
  }
  const editable = editableBlock({
    block,
    tools,
    status,
    onChange() {
      check()
      onChange(row)
    },
  })
  const row: ChoiceRow = {
    id: container.id,
    get declarations() {
      return block.textContent
    },
    mark(isChosen) {
      radio.checked = isChosen
      // The Tab key goes from the choices to the code of the one that is chosen.
      block.tabIndex = isChosen ? 0 : -1
      container.toggleAttribute('data-chosen', isChosen)
    },
    reset() {
      editable.reset()
      check()
    },
    destroy() {
      editable.destroy()
      radio.remove()
      note.remove()
      for (const name of ['data-chosen', 'data-unsupported']) container.removeAttribute(name)
      listening.abort()
    },
  }
  // Whoever comes to the code of a choice means it.
  const choose = (): void => {
    if (!container.hasAttribute('data-chosen')) onChoose(row)
  }
  const listening = new AbortController()
  const { signal } = listening
  container.addEventListener('focusin', choose, { signal })
  container.addEventListener('click', choose, { signal })
  check()
  return row
}
