import { join } from 'node:path'
import { writeFiles } from '#content/testing/example-content.fixture.ts'
import type { WebBuild } from '#contracts/web-build.ts'

/**
 * Writes a stand-in for the bundles of src/web, for tests where rendering does not matter: a page's HTML says all that it is rendered
 * from. The page with the slug `Web/Unrenderable` can't be rendered.
 *
 * @param folder empty, for its files
 */
export function writeWebStandIn(folder: string): WebBuild {
  writeFiles(folder, {
    'public/static/loader.0123456789ab.js': 'go()',
    'entry.server.mjs': `export function renderPage(input) {
  if (input.page.url.endsWith('/Web/Unrenderable')) throw new Error('the renderer broke')
  return '<!doctype html>' + JSON.stringify(input)
}`,
  })
  return {
    version: 'stand-in',
    publicFolder: join(folder, 'public'),
    serverEntry: join(folder, 'entry.server.mjs'),
    assets: { build: 'stand-in', script: '/static/loader.0123456789ab.js', styles: '', themeScript: '' },
    compilerScript: 'static/compiler.0123456789ab.js',
    runnerScript: 'static/runner.0123456789ab.js',
    csp: "default-src 'self'",
  }
}
