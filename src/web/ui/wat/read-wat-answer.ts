import type { WatAnswer } from '#contracts/wat-messages.ts'

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** A message of the frame that compiles WebAssembly text; undefined when it is anything else. */
export function readWatAnswer(data: unknown): WatAnswer | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(data))
  const [typ, id, wasm, reason] = ['typ', 'id', 'wasm', 'reason'].map((name) => fields.get(name))
  if (typ === 'ready') return { typ }
  if (typeof id !== 'number') return undefined
  if (typ === 'compiled' && typeof wasm === 'string' && BASE64.test(wasm)) return { typ, id, wasm }
  if (typ === 'not-compiled' && typeof reason === 'string') return { typ, id, reason }
  return undefined
}
