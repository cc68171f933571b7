import { expect, test } from 'vitest'
import { copyableCode } from './copyable-code.ts'

test('code is copied as it stands, without the line break at its end', () => {
  expect(copyableCode('a {\n  b: c;\n}\n', 'css')).toBe('a {\n  b: c;\n}')
  expect(copyableCode('\n  indented\n\n', 'js')).toBe('\n  indented\n')
})

test.each([
  ['$ npm test\n', 'bash', 'npm test'],
  ['> node -v\nv24.0.0\n> npm -v\n', 'sh', 'node -v\nnpm -v'],
  ['PS C:\\Users> dir\n', 'powershell', 'dir'],
  ['% curl -d \\\n  "{}" \\\n  host\nanswer\n', 'bash', 'curl -d \\\n  "{}" \\\n  host'],
])('of the session %j in %s the commands are copied', (code, language, text) => {
  expect(copyableCode(code, language)).toBe(text)
})

test('what looks like a prompt is code in other languages, and after a first line without prompt', () => {
  expect(copyableCode('> a\n', 'md')).toBe('> a')
  expect(copyableCode('cat <<X\n> a\nX\n', 'bash')).toBe('cat <<X\n> a\nX')
})

test('of marked changes the new code is copied', () => {
  expect(copyableCode('  [\n+   "baz",\n-   "bar",\n  ]\n', 'diff')).toBe(' [\n   "baz",\n ]')
})

test('a patch is copied whole', () => {
  const patch = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b'
  expect(copyableCode(`${patch}\n`, 'diff')).toBe(patch)
})
