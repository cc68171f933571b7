import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { listReadingScripts } from './list-reading-scripts.ts'

function chunk(fileName: string, more: Partial<Pick<Rolldown.OutputChunk, 'imports' | 'dynamicImports' | 'code'>> = {}) {
  return { type: 'chunk' as const, fileName: `static/${fileName}.0123456789.js`, imports: [], dynamicImports: [], code: '', ...more }
}
const pathOf = (name: string): string => `static/${name}.0123456789.js`

test('what articles load is listed with its imports, not what belongs to other features or is large', () => {
  const chunks = [
    chunk('loader', { dynamicImports: [pathOf('entry.browser'), pathOf('de')] }),
    chunk('entry.browser', { imports: [pathOf('react')], dynamicImports: [pathOf('code-blocks'), pathOf('page-kind'), pathOf('editor')] }),
    chunk('react'),
    chunk('de'),
    chunk('code-blocks', { imports: [pathOf('copy')] }),
    chunk('copy', { dynamicImports: [pathOf('never')] }),
    chunk('page-kind'),
    chunk('editor', { code: ' '.repeat(300_000) }),
    chunk('never'),
  ]
  expect(listReadingScripts(chunks).map((path) => path.split('.0')[0])).toEqual([
    '/static/loader',
    '/static/entry.browser',
    '/static/react',
    '/static/de',
    '/static/code-blocks',
    '/static/copy',
  ])
})
