import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#content/testing/temporary-folder.ts'
import { licenceNotices, listPackageFolders } from './bundle-licences.ts'

test('a module belongs to the innermost package of its path, and tools to themselves', () => {
  const ids = [
    '/p/node_modules/react/index.js',
    '/p/node_modules/react/cjs/react.js',
    '/p/node_modules/@a/b/node_modules/c/d.js?inline',
    '/p/src/web/loader.ts',
    '\0rolldown/runtime.js',
    '\0vite/preload-helper.js',
  ]
  expect(listPackageFolders(ids, '/p')).toEqual([
    '/p/node_modules/@a/b/node_modules/c',
    '/p/node_modules/react',
    '/p/node_modules/rolldown',
    '/p/node_modules/vite',
  ])
})

test('a notice has name, version, licence and its whole text', () => {
  const root = temporaryFolder({
    'node_modules/@a/b/package.json': '{"version":"1.2.3","license":"MIT"}',
    'node_modules/@a/b/LICENSE.md': 'Copyright A\nPermission ...\n',
  })
  expect(licenceNotices([join(root, 'node_modules/@a/b')])).toContain(
    `@a/b 1.2.3 - MIT\n${'='.repeat(80)}\n\nCopyright A\nPermission ...\n`,
  )
})

test('a package without a licence ends the bundling with its name', () => {
  const root = temporaryFolder({ 'node_modules/a/package.json': '{"license":"MIT"}' })
  expect(() => licenceNotices([join(root, 'node_modules/a')])).toThrow(/node_modules\/a contains its licence \(MIT\)/)
})
