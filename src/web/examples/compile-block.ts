import { loadChunk } from '../browser/load-chunk.ts'
import { errorMessage } from '../ui/error-message.ts'

/** The module of WebAssembly text in base64, or why there is none. */
export async function compileBlock(
  text: string,
  runner: string | undefined,
): Promise<{ readonly wasm: string } | { readonly reason: string }> {
  try {
    const { compileWat } = await loadChunk(() => import('../ui/wat/compile-wat.ts'))
    return { wasm: await compileWat(text, runner) }
  } catch (error) {
    return { reason: errorMessage(error) }
  }
}
