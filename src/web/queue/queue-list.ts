import { playLink } from '../ui/open-playground.ts'
import type { QueueBlock, QueueTools } from './queue-block.ts'
import { mergeQueue } from './queued-code.ts'

/** The list of what is in the queue. */
export interface QueueList {
  show(blocks: readonly QueueBlock[]): void
  destroy(): void
}

/** The list, at the foot of the window while there is anything in it. A user who points at an entry sees which block it is. */
export function queueList(tools: QueueTools, onRemove: (block: QueueBlock) => void): QueueList {
  const { t, lang, locale } = tools
  let shown: readonly QueueBlock[] = []
  const box = document.createElement('aside')
  box.className = 'queue'
  box.hidden = true
  box.setAttribute('aria-label', t('queue'))
  const details = document.createElement('details')
  details.open = true
  const summary = document.createElement('summary')
  const list = document.createElement('ol')
  const play = playLink({
    locale,
    text: t('queue_play'),
    title: t('play_title'),
    codeOf() {
      const code = mergeQueue(shown)
      return code === undefined ? undefined : { ...code, src: location.pathname }
    },
  })
  play.className = 'button queue-play'
  details.append(summary, list, play)
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  if (lang !== undefined) box.lang = status.lang = lang
  box.append(details)
  document.body.append(status, box)

  const highlight = (block: QueueBlock | undefined): void => {
    for (const { element } of shown) element.toggleAttribute('data-queued', element === block?.element)
  }
  const blockOf = (target: EventTarget | null): QueueBlock | undefined => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined
    return shown.find((block) => String(block.key) === key)
  }
  for (const trigger of ['pointerover', 'focusin']) box.addEventListener(trigger, ({ target }) => highlight(blockOf(target)))
  for (const trigger of ['pointerleave', 'focusout']) box.addEventListener(trigger, () => highlight(undefined))
  list.addEventListener('click', ({ target }) => {
    const block = blockOf(target)
    if (block === undefined || !(target instanceof Element)) return
    if (target.closest('.queue-remove') === null) block.element.scrollIntoView({ block: 'center' })
    else remove(block)
  })
  const remove = (block: QueueBlock): void => {
    const place = shown.indexOf(block)
    highlight(undefined)
    onRemove(block)
    const next = list.querySelectorAll<HTMLElement>('.queue-remove')[Math.min(place, shown.length - 1)]
    ;(next ?? block.choice).focus()
  }
  return {
    show(blocks) {
      highlight(undefined)
      shown = blocks
      summary.textContent = t('queue_count', { count: blocks.length })
      status.textContent = blocks.length === 0 ? t('queue_empty') : summary.textContent
      list.replaceChildren(...blocks.map((block) => entry(block, tools)))
      box.hidden = blocks.length === 0
    },
    destroy() {
      highlight(undefined)
      box.remove()
      status.remove()
    },
  }
}

function entry({ key, lang }: QueueBlock, { t }: QueueTools): HTMLElement {
  const item = document.createElement('li')
  item.dataset.key = String(key)
  const number = key + 1
  const find = button('queue-find', t('queue_item', { number }))
  const language = document.createElement('span')
  language.className = 'language-name'
  language.textContent = lang
  find.append(' ', language)
  const remove = button('queue-remove', '')
  remove.setAttribute('aria-label', t('queue_remove', { number }))
  item.append(find, remove)
  return item
}

function button(className: string, text: string): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.textContent = text
  return element
}
