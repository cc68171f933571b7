import { loadChunk } from '../browser/load-chunk.ts'

/**
 * JavaScript of TypeScript, as browsers run it.
 *
 * @throws TypeScriptError when it can't be read (strip-types.ts)
 */
export async function toJavaScript(source: string): Promise<string> {
  const { stripTypes } = await loadChunk(() => import('./strip-types.ts'))
  return stripTypes(source)
}
