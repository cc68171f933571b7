import type { PlayLine } from '#contracts/play-messages.ts'
import { adoptRules } from '../browser/page-style.ts'
import { theme } from '../shell/theme.ts'
import { createPlayFrame, type PlayFrame } from '../ui/play-frame/create-play-frame.ts'
import type { ExampleTools } from './example-tools.ts'
import exampleRules from './examples.css?inline'

interface ExampleFrameInput {
  /** What the frame is put into; the note in it, for those without script, goes. */
  readonly container: HTMLElement
  readonly title: string
  readonly tools: ExampleTools
  /** The page whose files the code names by relative addresses. */
  readonly path: string
  /** What the frame may do besides, as `allow` of a frame has it. */
  readonly allow?: string | undefined
  /** Words for the frame's sandbox besides its own. */
  readonly sandbox?: string | undefined
  readonly onConsole?: (lines: readonly PlayLine[]) => void
}

export interface ExampleFrame extends PlayFrame {
  /** Shows, in place of a result, why there is none. */
  fail(reason: string): void
}

/** A frame for the code of an example, which follows the user's theme. It is empty until code is run in it. */
export function exampleFrame({ container, title, tools, path, allow, sandbox, onConsole }: ExampleFrameInput): ExampleFrame {
  adoptRules(exampleRules)
  const element = document.createElement('iframe')
  element.title = title
  if (allow !== undefined) element.allow = allow
  const note = container.querySelector('p')
  container.append(element)
  const fail = (reason: string): void => {
    element.hidden = true
    if (note === null) return
    note.textContent = reason
    note.dataset.shown = ''
    container.append(note)
  }
  const frame = createPlayFrame(element, {
    runner: tools.context.site.runner,
    path,
    theme: theme.current(),
    ...(tools.lang === undefined ? {} : { locale: tools.lang }),
    ...(onConsole === undefined ? {} : { onConsole }),
    onLoaded() {
      element.hidden = false
      note?.remove()
    },
    onRejected: () => fail(tools.t('not_shown')),
  })
  for (const word of sandbox?.split(' ') ?? []) if (word !== '') element.sandbox.add(word)
  const stopFollowing = theme.subscribe(() => frame.setTheme(theme.current()))
  return {
    ...frame,
    fail,
    destroy() {
      stopFollowing()
      frame.destroy()
      element.remove()
    },
  }
}
