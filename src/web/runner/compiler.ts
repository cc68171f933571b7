import type { WatAnswer, WatRequest } from '#contracts/wat-messages.ts'
import { compileWat } from './compile-wat.ts'
import { originOfParent } from './origin-of-parent.ts'

/**
 * The script of the frame that compiles WebAssembly text for pages of the site: the compiler is WebAssembly itself, which the policy of those
 * pages does not allow. No code of anybody runs in this frame, and it answers the pages that the server names, and no one else.
 */
const parents = parentsOf(document.currentScript?.dataset.parents)
const { parent } = window

addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== parent || !parents.includes(event.origin) || !isRequest(event.data)) return
  void answer(event.data, event.origin)
})
const parentOrigin = originOfParent(parents)
if (parent !== window && parentOrigin !== undefined) tell({ typ: 'ready' }, parentOrigin)

async function answer({ id, text }: WatRequest, origin: string): Promise<void> {
  try {
    tell({ typ: 'compiled', id, wasm: await compileWat(text) }, origin)
  } catch (error) {
    tell({ typ: 'not-compiled', id, reason: reasonOf(error) }, origin)
  }
}

function tell(message: WatAnswer, origin: string): void {
  parent.postMessage(message, origin)
}

/** Without the name of the compiler's own step, which stands in a line before what is wrong. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/^\w+ failed:\n/, '').trimEnd()
}

function parentsOf(text: string | undefined): readonly string[] {
  const value: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(value) ? value.map(String) : []
}

function isRequest(data: unknown): data is WatRequest {
  return (
    typeof data === 'object' &&
    data !== null &&
    'typ' in data &&
    data.typ === 'wat' &&
    'id' in data &&
    typeof data.id === 'number' &&
    'text' in data &&
    typeof data.text === 'string'
  )
}
