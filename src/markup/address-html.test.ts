import { expect, test } from 'vitest'
import { addressHtml } from './address-html.ts'

test.each([
  ['/en-US/docs/Box_model', '/<wbr>en-US/<wbr>docs/<wbr>Box_<wbr>model'],
  ['/a//__proto__/', '/<wbr>a//__<wbr>proto__/'],
  ['/<i>/&', '/<wbr>&lt;i&gt;/<wbr>&amp;'],
  ['', ''],
])('%s may break after slashes and underscores, and is escaped', (address, expected) => {
  expect(addressHtml(address).toString()).toBe(expected)
})
