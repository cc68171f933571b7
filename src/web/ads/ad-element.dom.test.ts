import { expect, test } from 'vitest'
import type { FoundAd } from '#contracts/ads.ts'
import { type AdFrame, adElement } from './ad-element.ts'

const AD: FoundAd = {
  status: 'success',
  version: 2,
  lang: 'en-US',
  heading: '<b>Learn</b>',
  copy: '<img src=x onerror=alert(1)>',
  cta: 'Go',
  alt: null,
  click: 'a.b',
  view: 'c.d',
  image: 'e.f',
  colors: null,
}
const FRAME: AdFrame = { label: 'Anzeige', aboutUrl: '/en-US/advertising', leave: { text: 'Keine?', url: '/de/plus' }, lang: undefined }

test('an ad is a landmark with a name, a marked link and a way out', () => {
  const root = adElement(AD, 'side', FRAME)
  expect([root.tagName, root.getAttribute('aria-label')]).toEqual(['ASIDE', 'Anzeige: <b>Learn</b>'])
  const [link, about, leave] = [...root.querySelectorAll('a')]
  expect([link?.getAttribute('href'), link?.getAttribute('rel'), link?.getAttribute('lang')]).toEqual([
    '/pong/click?code=a.b&version=2',
    'sponsored',
    'en-US',
  ])
  expect([about?.textContent, leave?.getAttribute('href')]).toEqual(['Anzeige', '/de/plus'])
  const image = root.querySelector('img')
  expect([image?.getAttribute('src'), image?.getAttribute('width'), image?.getAttribute('alt')]).toEqual(['/pimg/e.f', '125', ''])
})

test('texts are text, and no markup of an advertiser becomes an element', () => {
  const root = adElement({ ...AD, image: null }, 'top', { ...FRAME, aboutUrl: undefined, leave: undefined })
  expect([root.querySelectorAll('img, b').length, root.querySelectorAll('a').length]).toEqual([0, 1])
  expect(root.querySelector('.ad-copy')?.textContent).toBe('<img src=x onerror=alert(1)>')
})

test('an image that fills its slot and has no heading stands alone, described by the text', () => {
  const root = adElement({ ...AD, heading: null, copy: 'A course' }, 'hpMain', FRAME)
  expect([root.querySelector('.ad-texts'), root.querySelector('img')?.getAttribute('alt')]).toEqual([null, 'A course'])
})

test('the older form has the older size at the side', () => {
  expect(
    adElement({ ...AD, version: 1 }, 'side', FRAME)
      .querySelector('img')
      ?.getAttribute('width'),
  ).toBe('130')
})
