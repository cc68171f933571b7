import type { WebAssets } from './page.ts'

/** The bundles of `src/web`, made by Vite once for each version of the code. */
export interface WebBuild {
  /** Hash of everything the bundles are made from. */
  readonly version: string
  /** Folder whose content is laid below `public` (`static/...`, every name with a content hash, and `service-worker.js`). */
  readonly publicFolder: string
  /** Path of the module that exports `renderPage: RenderPage`. */
  readonly serverEntry: string
  readonly assets: WebAssets
  /** Path of the script of pages that run code, below the public folder: `static/runner.89abcdef.js`. */
  readonly runnerScript: string
  /** Path of the script that compiles WebAssembly text on a host of the runner, below the public folder. */
  readonly compilerScript: string
  /** Value of the Content-Security-Policy header of HTML pages. */
  readonly csp: string
}
