import { expect, test } from 'vitest'
import { withCodeBreaks } from './code-breaks.ts'
import { raw } from './html.ts'

const broken = (name: string) => withCodeBreaks(raw(name)).toString()

test.each([
  ['BackgroundFetchRegistration', 'Background<wbr>Fetch<wbr>Registration'],
  ['BluetoothRemoteGATTDescriptor', 'Bluetooth<wbr>Remote<wbr>GATT<wbr>Descriptor'],
  ['WebGL2RenderingContext', 'Web<wbr>GL2<wbr>Rendering<wbr>Context'],
  ['CanvasRenderingContext2D', 'Canvas<wbr>Rendering<wbr>Context2D'],
  ['Array.prototype.map()', 'Array<wbr>.prototype<wbr>.map()'],
  ['EXT_texture_filter_anisotropic', 'EXT_<wbr>texture_<wbr>filter_<wbr>anisotropic'],
  ['Object.prototype.__defineGetter__()', 'Object<wbr>.prototype<wbr>.__define<wbr>Getter__()'],
])('%s may break between its words, before its dots and after its underscores', (name, expected) => {
  expect(broken(name)).toBe(expected)
  expect(expected.replaceAll('<wbr>', '')).toBe(name)
})

test.each(['AbortController', '&lt;clipPath&gt;', 'afterscriptexecute', 'grid-template-columns', '.lonely-at-the-start'])(
  '%s needs no breaks',
  (name) => {
    expect(broken(name)).toBe(name)
  },
)

test('a name with tags stays as it is, and character references stay whole', () => {
  expect(broken('animationTimeline <i>x</i>')).toBe('animationTimeline <i>x</i>')
  expect(broken('&lt;animateTransform&gt;')).toBe('&lt;animate<wbr>Transform&gt;')
})
