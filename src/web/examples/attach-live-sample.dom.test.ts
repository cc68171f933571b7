import { expect, test, vi } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { attachLiveSample } from './attach-live-sample.ts'
import { loadExampleTools } from './example-tools.ts'

const box = (id: string, code = ''): string =>
  `<div class="live-sample" id="frame_${id}" data-live-id="${id}"${code}><p></p><live-sample><p>note</p></live-sample></div>`
const PAGE = `<div class="prose"><pre class="brush: html live-sample---box">text</pre>${box('box')}${box('none')}${box('box_11', ' data-live-code="box"')}</div>`

test('a sample shows the code of its own blocks, or of those of the sample that it names', async () => {
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => undefined)
  const site = { brand: { name: 'Room', shortName: 'R', plusName: 'R+' }, origin: 'https://room.example', features: [] }
  const tools = await loadExampleTools({ locale: 'en-US', site, t: translator(interfaceTexts('en-US'), 'en-US') })
  document.body.innerHTML = PAGE
  for (const sample of document.querySelectorAll<HTMLElement>('live-sample'))
    attachLiveSample(sample, { ...tools, path: '/en-US/docs/Map' })
  const shown = [...document.querySelectorAll<HTMLElement>('.live-sample:has(iframe)')].map(({ dataset }) => dataset.liveId)
  expect(shown).toEqual(['box', 'box_11'])
})
