import { expect, test } from 'vitest'
import { parsePlayState, playStateJson, runnerOrigin, runnerUrl } from './play-state.ts'

const CODE = { html: '<p>', css: 'p {}', js: '1' }

test('equal code gives equal text, whatever the order of its keys', () => {
  expect(playStateJson({ js: '1', css: 'p {}', html: '<p>' })).toBe(playStateJson(CODE))
  expect(playStateJson(CODE)).toBe('{"html":"<p>","css":"p {}","js":"1"}')
  expect(playStateJson({ ...CODE, isModule: false })).toBe(playStateJson(CODE))
})

test('what is written is read again', () => {
  const state = {
    ...CODE,
    src: '/en-US/docs/Web',
    defaults: 'ix-wat',
    theme: 'dark',
    isModule: true,
    importMap: '{}',
    wat: '(module)',
    wasm: 'AA==',
  } as const
  expect(parsePlayState(playStateJson(state))).toEqual(state)
})

test('missing parts are empty, unknown ones are left out', () => {
  expect(parsePlayState('{}')).toEqual({ html: '', css: '', js: '' })
  expect(parsePlayState('{"html":null,"js":"1","defaults":"other","theme":"pink","isModule":"yes","more":1}')).toEqual({
    html: '',
    css: '',
    js: '1',
  })
})

test.each(['', '[]', '"text"', 'null', '1', '{', '{"js":{}}', '{"css":1}'])('no state: %s', (json) => {
  expect(parsePlayState(json)).toBeUndefined()
})

test('code runs below localhost by the port of the site, or where the operator says', () => {
  expect(runnerOrigin('ab', undefined, 'http://localhost:3000')).toBe('http://ab.runner.localhost:3000')
  expect(runnerOrigin('ab', undefined, 'http://127.0.0.1:8080')).toBe('http://ab.runner.localhost:8080')
  expect(runnerOrigin('ab', undefined, 'http://[::1]:8080')).toBe('http://ab.runner.localhost:8080')
  expect(runnerOrigin('ab', undefined, 'http://localhost')).toBe('http://ab.runner.localhost')
  expect(runnerOrigin('ab', 'https://{hash}.play.example', 'https://docs.example')).toBe('https://ab.play.example')
})

test('its address lies below the page whose images it shows', () => {
  const origin = 'https://ab.play.example'
  expect(runnerUrl({ origin })).toBe(`${origin}/runner.html?blank`)
  expect(runnerUrl({ origin, path: '/de/blog/post/?a#b', state: 'q+8=', theme: 'dark', locale: 'de' })).toBe(
    `${origin}/de/blog/post/runner.html?state=q%2B8%3D&theme=dark&locale=de`,
  )
})
