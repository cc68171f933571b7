import { expect, test } from 'vitest'
import { isOfflineRequest, OFFLINE_DEFAULTS, readOfflineSettings } from './offline.ts'
import { areaListUrl, listOfflineAreas } from './offline-areas.ts'
import { quickIndexUrl } from './quick-search.ts'

test('settings that are missing or make no sense are off', () => {
  for (const text of [null, '', '{', '[]', '"a"', 'null', '{"offline":"true"}', '{"offline":1}'])
    expect(readOfflineSettings(text)).toEqual(OFFLINE_DEFAULTS)
  expect(readOfflineSettings('{"offline":true,"preferOnline":true,"other":true}')).toEqual({
    offline: true,
    preferOnline: true,
    autoUpdates: false,
  })
})

test('the worker takes only requests of the list', () => {
  for (const request of [{ kind: 'status' }, { kind: 'begin', key: '/en-US/docs/Web/CSS' }, { kind: 'leave' }])
    expect(isOfflineRequest(request)).toBe(true)
  for (const request of [undefined, 'status', {}, { kind: 'begin' }, { kind: 'step', key: 1 }, { kind: 'run' }])
    expect(isOfflineRequest(request)).toBe(false)
})

test('areas are folders of documents with several pages, blog and curriculum, called what their first page is', () => {
  const pages = [
    ['CSS: styles', '/en-US/docs/Web/CSS'],
    ['display', '/en-US/docs/Web/CSS/Reference/display'],
    ['Web', '/en-US/docs/Web'],
    ['Accessibility', '/en-US/docs/Web/Accessibility'],
    ['Blog', '/en-US/blog/'],
    ['A post', '/en-US/blog/a-post/'],
    ['Term', '/en-US/docs/Glossary/Term'],
    ['Another term', '/en-US/docs/Glossary/Another'],
    ['About', '/en-US/about'],
    ['How', '/en-US/docs/Learn_web_development/How'],
    ['Why', '/en-US/docs/Learn_web_development/Why'],
  ].map(([title = '', url = '']) => ({ title, url }))
  expect(listOfflineAreas(pages, 'en-US').map(({ key, title, urls }) => [key, title, urls.length])).toEqual([
    ['/en-US/blog', 'Blog', 2],
    ['/en-US/docs/Web/CSS', 'CSS: styles', 2],
    ['/en-US/docs/Glossary', 'Glossary', 2],
    ['/en-US/docs/Learn_web_development', 'Learn web development', 2],
  ])
})

test('areas are made from the list of quick search', () => {
  expect(areaListUrl('de')).toBe(quickIndexUrl('de'))
})
