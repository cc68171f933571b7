import { measure } from '../browser/measure.ts'
import type { QueueTools } from './queue-block.ts'
import { queueList } from './queue-list.ts'
import { queueLanguageOf } from './queued-code.ts'

/** Blocks that were chosen: a page that grows gets its queue again, and a choice stays. */
const queued = new WeakSet<Element>()

/**
 * Puts a choice into the head of each block that can be played, and shows those that are chosen as a list.
 *
 * @returns the cleanup
 */
export function attachQueue(article: HTMLElement, tools: QueueTools): () => void {
  const blocks = [...article.querySelectorAll<HTMLElement>('.code-example > pre')].flatMap((pre, key) => {
    const lang = queueLanguageOf(/brush: ([\w-]+)/.exec(pre.className)?.[1] ?? '')
    const element = pre.parentElement
    const head = element?.querySelector('.example-header')
    if (lang === undefined || element === null || head == null || pre.closest('interactive-example') !== null) return []
    const choice = addChoice(head, tools)
    choice.checked = queued.has(element)
    return [{ key, lang, code: pre.textContent, element, choice }]
  })
  const list = queueList(tools, (block) => {
    block.choice.checked = false
    update()
  })
  const update = (): void => {
    const chosen = blocks.filter(({ choice }) => choice.checked)
    for (const { element, choice } of blocks) choice.checked ? queued.add(element) : queued.delete(element)
    list.show(chosen)
    measure({ name: 'play.queue', count: chosen.length })
  }
  const onChange = ({ target }: Event): void => {
    if (blocks.some(({ choice }) => choice === target)) update()
  }
  if (blocks.some(({ choice }) => choice.checked)) list.show(blocks.filter(({ choice }) => choice.checked))
  const listening = new AbortController()
  article.addEventListener('change', onChange, { signal: listening.signal })
  return () => {
    listening.abort()
    for (const { choice } of blocks) choice.closest('.queue-choice')?.remove()
    list.destroy()
  }
}

/** Before the other controls of the head, whichever are there already. */
function addChoice(head: Element, { t, lang }: QueueTools): HTMLInputElement {
  const label = document.createElement('label')
  label.className = 'queue-choice'
  label.title = t('queue_add_title')
  if (lang !== undefined) label.lang = lang
  const choice = document.createElement('input')
  choice.type = 'checkbox'
  // After a reload browsers bring back what was checked; the queue begins empty.
  choice.autocomplete = 'off'
  label.append(choice, t('queue_add'))
  head.insertBefore(label, head.querySelector('.example-play, .example-explain, .example-copy'))
  return choice
}
