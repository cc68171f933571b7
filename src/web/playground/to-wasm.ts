import { loadChunk } from '../load-chunk.ts'

/**
 * A module of WebAssembly text, in base64.
 *
 * @param runner `SiteSettings.runner`
 * @throws WatFault when the text can't be compiled, or there is no compiler
 */
export async function toWasm(text: string, runner: string | undefined): Promise<string> {
  const { compileWat } = await loadChunk(() => import('../ui/wat/compile-wat.ts'))
  try {
    return await compileWat(text, runner)
  } catch (error) {
    throw new WatFault(error instanceof Error ? error.message : String(error))
  }
}

/** What is wrong with WebAssembly text, and where. */
export class WatFault extends Error {}
