import type { PlayState } from '#contracts/play-state.ts'
import { findImportMapError } from './check-import-map.ts'
import type { PlayCode } from './code/play-code.ts'

/** What makes of code what browsers run; what they throw is thrown. */
export interface Translators {
  /** For TypeScript. */
  readonly toJavaScript: (source: string) => Promise<string>
  /** For WebAssembly text. @returns the module in base64 */
  readonly toWasm: (text: string) => Promise<string>
}

/** Code as the runner takes it: JavaScript, an import map that browsers take, and a module in place of WebAssembly text. */
export async function stateOfCode(code: PlayCode, { toJavaScript, toWasm }: Translators): Promise<PlayState> {
  const { html, css, js, wat = '', src, options: { isModule, isTypeScript, importMap = '' } = {} } = code
  const hasImportMap = importMap.trim() !== '' && findImportMapError(importMap) === undefined
  return {
    html,
    css,
    js: isTypeScript === true ? await toJavaScript(js) : js,
    ...(src === undefined ? {} : { src }),
    ...(isModule === true ? { isModule } : {}),
    ...(hasImportMap ? { importMap } : {}),
    ...(wat.trim() === '' ? {} : { wasm: await toWasm(wat) }),
  }
}
