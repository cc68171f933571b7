import { loadChunk } from '../../browser/load-chunk.ts'
import { errorMessage } from '../../ui/error-message.ts'

/**
 * A module of WebAssembly text, in base64.
 *
 * @param runner `SiteSettings.runner`
 * @throws WatError when the text can't be compiled, or there is no compiler
 */
export async function toWasm(text: string, runner: string | undefined): Promise<string> {
  const { compileWat } = await loadChunk(() => import('../../ui/wat/compile-wat.ts'))
  try {
    return await compileWat(text, runner)
  } catch (error) {
    throw new WatError(errorMessage(error))
  }
}

/** What is wrong with WebAssembly text, and where. */
export class WatError extends Error {}
