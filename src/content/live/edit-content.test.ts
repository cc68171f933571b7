import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AssetIndex } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import { makeFolder, pageText, writeFiles } from '../testing/example-content.fixture.ts'
import { Facts } from '../tree/facts.ts'
import { editContent } from './edit-content.ts'
import { LiveContent } from './live-content.ts'

const ENGLISH = 'files/en-us/first/index.md'
const FRENCH = 'files/fr/first/index.md'
const NEW_FRONT = 'status:\n  - deprecated\nbrowser-compat: css.properties.gap'

/** The French page after files were saved together. */
function frenchAfter(saved: Readonly<Record<string, string>>): PageRecord | undefined {
  using folder = makeFolder()
  writeFiles(folder.path, {
    [ENGLISH]: pageText('First', 'First', 'One.', 'status:\n  - experimental\nbrowser-compat: css.properties.color'),
    [FRENCH]: pageText('First', 'Premier', 'Un.'),
  })
  const content = new LiveContent({ roots: [folder.path] }).read()
  const facts = new Facts(content.tree, new AssetIndex(content.assets))
  writeFiles(folder.path, saved)
  const paths = Object.keys(saved).map((path) => join(folder.path, path))
  return editContent(paths, { content, facts })?.content.tree.findExact('/fr/docs/First')
}

test.each([
  ['the English page first', [ENGLISH, FRENCH]],
  ['the translation first', [FRENCH, ENGLISH]],
])('a translation that is saved with its English page has its own new title and the new metadata: %s', (_, order) => {
  const texts: Readonly<Record<string, string>> = {
    [ENGLISH]: pageText('First', 'First', 'One.', NEW_FRONT),
    [FRENCH]: pageText('First', 'Nouveau', 'Un.'),
  }
  const french = frenchAfter(Object.fromEntries(order.map((path) => [path, texts[path] ?? ''])))
  expect(french).toMatchObject({ title: 'Nouveau', status: ['deprecated'], browserCompat: ['css.properties.gap'] })
})

test('a translation that is not saved has the new metadata of its English page', () => {
  const french = frenchAfter({ [ENGLISH]: pageText('First', 'First', 'One.', NEW_FRONT) })
  expect(french).toMatchObject({ title: 'Premier', status: ['deprecated'], browserCompat: ['css.properties.gap'] })
})
