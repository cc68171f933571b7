import { expect, test } from 'vitest'
import { listIdlInterfaces, readIdlFiles } from './idl-files.ts'

test('interfaces and what they inherit from are read; partial ones, mixins and callbacks are left out', () => {
  const idl = `
[Exposed=Window]
interface Brush : Tool {
  undefined dip();
};
  interface Can { };
partial interface Window { };
interface mixin Paintable { };
callback interface Painter { };
dictionary BrushInit : ToolInit { };
// interface Comment : X {
`
  expect(listIdlInterfaces(idl)).toEqual([{ name: 'Brush', parent: 'Tool' }, { name: 'Can' }])
})

test('the installed package has the interfaces of a specification', () => {
  expect(listIdlInterfaces(readIdlFiles().get('fetch') ?? '').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Headers', 'Request', 'Response']),
  )
})
