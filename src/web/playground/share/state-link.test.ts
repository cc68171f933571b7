import { expect, test } from 'vitest'
import { decodePlayState } from '../../ui/play-frame/encode-play-state.ts'
import { stateLink } from './state-link.ts'

const PLAY = 'https://docs.example/de/play'

test.each([
  [{ html: '<p>Grüße 🦊 ????>>>>', css: '', js: '' }, {}],
  [
    { html: '', css: 'p {}', js: 'let a: A', wat: '(module)', src: '/de/docs/Web' },
    { isModule: true, isTypeScript: true, importMap: '{}' },
  ],
])('the code of a link is read again: %j', async (code, options) => {
  const url = new URL(await stateLink(PLAY, { ...code, options }))
  expect(url.origin + url.pathname).toBe(PLAY)
  expect(url.search).toMatch(/^\?state=[\w-]+$/)
  expect(await decodePlayState(url.searchParams.get('state') ?? '')).toEqual({ ...code, ...options })
})
