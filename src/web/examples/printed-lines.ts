import type { PlayLine, PlayValue } from '#contracts/play-messages.ts'
import { hasPlaces } from '../ui/play-console/fill-places.ts'
import { quotedText } from '../ui/play-console/quoted-text.ts'
import { playArgsText, playValueText } from '../ui/play-frame/play-value-text.ts'
import type { ExampleTools } from './example-tools.ts'

/** A page that prints for ever must not fill the memory: the first lines go. */
const MAX_LINES = 500

/** What an example has printed. */
export interface PrintedLines {
  print(lines: readonly PlayLine[]): void
  /** Says that there is nothing to print from, and why. */
  fail(reason: string): void
  clear(): void
  destroy(): void
}

/** The console of an example, where its result would be: a line for each that is printed, announced to screen readers as it comes. */
export function printedLines(output: HTMLElement, { t, lang }: ExampleTools): PrintedLines {
  const note = [...output.childNodes]
  const list = document.createElement('div')
  list.className = 'example-lines'
  list.tabIndex = 0
  list.setAttribute('role', 'log')
  list.setAttribute('aria-label', t('printed'))
  const hint = document.createElement('p')
  hint.textContent = t('print_hint')
  if (lang !== undefined) hint.lang = lang
  output.replaceChildren(hint, list)
  const add = (level: PlayLine['level'], text: string, depth = 0): void => {
    hint.remove()
    const item = document.createElement('div')
    item.dataset.level = level
    if (depth > 0) item.dataset.depth = String(Math.min(depth, 4))
    const word = level === 'error' ? t('is_error') : level === 'warn' ? t('is_warn') : ''
    if (word !== '') item.append(hidden(`${word} `))
    item.append(text)
    list.append(item)
    if (list.childElementCount > MAX_LINES) list.firstElementChild?.remove()
    list.scrollTop = list.scrollHeight
  }
  const clear = (): void => list.replaceChildren()
  return {
    print(lines) {
      for (const line of lines) {
        if (line.method === 'clear') clear()
        else add(line.level, line.count > 1 ? `${textOf(line)} (${line.count})` : textOf(line), line.depth)
      }
    },
    fail: (reason) => add('error', reason),
    clear,
    destroy: () => output.replaceChildren(...note),
  }
}

/** As the comments of examples write what is to be expected: strings in quotes. Errors and notices of the runner are texts already. */
function textOf({ method, args }: PlayLine): string {
  const isPlain = method === 'uncaught' || method === 'notice' || hasPlaces(args)
  return isPlain ? playArgsText(args) : args.map(printed).join(' ')
}

/** A text keeps its lines and backslashes; those within arrays and objects are on one line with the rest. */
function printed(value: PlayValue): string {
  const isWhole = value.kind === 'string' && (value.more ?? 0) === 0
  return isWhole ? quotedText(value.text) : playValueText(value)
}

function hidden(text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'visually-hidden'
  element.textContent = text
  return element
}
