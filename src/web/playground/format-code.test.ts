import { expect, test } from 'vitest'
import { formatCode } from './format-code.ts'

test('each language is laid out, also within HTML', async () => {
  expect(await formatCode('<p>a</p><style>a{b:c}</style><script>x( 1 )</script>', 'html', false)).toBe(
    '<p>a</p>\n<style>\n  a {\n    b: c;\n  }\n</style>\n<script>\n  x(1);\n</script>\n',
  )
  expect(await formatCode('a{b:c}', 'css', false)).toBe('a {\n  b: c;\n}\n')
  expect(await formatCode('x( 1 )', 'js', false)).toBe('x(1);\n')
  expect(await formatCode('const a:number=1', 'js', true)).toBe('const a: number = 1;\n')
})

test('code that can not be read is rejected', async () => {
  await expect(formatCode('const = 1', 'js', false)).rejects.toThrow(/\(1:7\)/)
})
