import { loadChunk } from '../load-chunk.ts'

/**
 * JavaScript of TypeScript, as browsers run it.
 *
 * @throws TypeScriptFault when it can't be read (strip-types.ts)
 */
export async function toJavaScript(source: string): Promise<string> {
  const { stripTypes } = await loadChunk(() => import('./strip-types.ts'))
  return stripTypes(source)
}
