import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeExampleCode } from '../testing/example-code.fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { builderVersion } from './versions.ts'

test('another Node is another builder, since it may sort and format in another way', () => {
  const code = join(temporaryFolder(), 'src')
  writeExampleCode(code)
  expect(builderVersion(code, process.version)).toBe(builderVersion(code))
  expect(builderVersion(code, 'v24.0.0')).not.toBe(builderVersion(code))
})

test.each(['scanner/checks/index.ts', 'locales/observatory.json'])(
  'the code of the scanner and its texts are parts of documents: %s',
  (path) => {
    const code = join(temporaryFolder(), 'src')
    writeExampleCode(code)
    const before = builderVersion(code)
    writeFileSync(join(code, path), 'changed')
    expect(builderVersion(code)).not.toBe(before)
  },
)
