import type { FrameMessage, ParentMessage } from '#contracts/play-messages.ts'
import type { PlayTheme } from '#contracts/play-state.ts'
import type { RunnerPage } from '#contracts/runner-page.ts'
import { type CleanTexts, describeValue } from './describe-value.ts'
import { evaluateInput } from './evaluate-input.ts'
import { showState } from './show-state.ts'

interface Surroundings {
  readonly page: Pick<RunnerPage, 'isBlank' | 'parents'>
  readonly send: (message: FrameMessage) => void
  readonly clean: CleanTexts
}

/** The element that interactive examples of CSS are about. */
const EXAMPLE_ELEMENT = 'example-element'

/** Does what the page around asks for. Messages of anybody else go to the code, as any message does. */
export function listenToParent({ page, send, clean }: Surroundings): void {
  const { parent } = window
  addEventListener('message', (event: MessageEvent) => {
    if (event.source !== parent || !page.parents.includes(event.origin) || !isParentMessage(event.data)) return
    event.stopImmediatePropagation()
    void follow(event.data)
  })

  async function follow(message: ParentMessage): Promise<void> {
    switch (message.typ) {
      case 'state':
        if (page.isBlank) await showState(message.bytes, (status) => send({ typ: 'rejected', status }))
        return
      case 'theme':
        return showTheme(message.theme)
      case 'choice':
        return applyChoice(message.code)
      case 'input': {
        const { value, isError } = await evaluateInput(message.code)
        send({ typ: 'result', id: message.id, value: describeValue(value, clean), isError })
      }
    }
  }
}

function isParentMessage(data: unknown): data is ParentMessage {
  return typeof data === 'object' && data !== null && 'typ' in data && ['state', 'theme', 'choice', 'input'].includes(String(data.typ))
}

function showTheme(theme: PlayTheme): void {
  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')
  if (scheme !== null) scheme.content = theme === 'os-default' ? 'light dark' : theme
}

function applyChoice(declarations: string): void {
  const element = document.getElementById(EXAMPLE_ELEMENT)
  if (element !== null) element.style.cssText = declarations
}
