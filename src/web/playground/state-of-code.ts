import type { PlayState } from '#contracts/play-state.ts'
import { findImportMapFault } from './check-import-map.ts'
import type { PlayCode } from './play-code.ts'

/**
 * Code as the runner takes it: JavaScript, and an import map that browsers take.
 *
 * @param toJavaScript for TypeScript; what it throws is thrown
 */
export async function stateOfCode(code: PlayCode, toJavaScript: (source: string) => Promise<string>): Promise<PlayState> {
  const { html, css, js, src, options: { isModule, isTypeScript, importMap = '' } = {} } = code
  const hasImportMap = importMap.trim() !== '' && findImportMapFault(importMap) === undefined
  return {
    html,
    css,
    js: isTypeScript === true ? await toJavaScript(js) : js,
    ...(src === undefined ? {} : { src }),
    ...(isModule === true ? { isModule } : {}),
    ...(hasImportMap ? { importMap } : {}),
  }
}
