import { expect, onTestFinished, test, vi } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { startExamples } from './start-examples.ts'

const PAGE = `<div class="prose">
  <div class="code-example"><pre class="brush: html live-sample---box">text</pre></div>
  <div class="live-sample" id="frame_box" data-live-id="box"><p></p><live-sample><p>note</p></live-sample></div>
</div>`

test('a sample that its address shows in the whole window is hydrated at once, however far it is', async () => {
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => undefined)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      unobserve(): void {}
    },
  )
  const popover = { showPopover: () => undefined, hidePopover: () => undefined }
  Object.assign(HTMLElement.prototype, popover)
  onTestFinished(() => {
    for (const name of Object.keys(popover)) Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  const site = { brand: { name: 'Room', shortName: 'R', plusName: 'R+' }, origin: 'https://room.example', features: [] }
  startExamples({ locale: 'en-US', site, t: translator(interfaceTexts('en-US'), 'en-US') })
  document.body.innerHTML = PAGE
  expect(document.querySelector('iframe')).toBeNull()
  history.replaceState(null, '', '#livesample_fullscreen=box')
  window.dispatchEvent(new Event('hashchange'))
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"] iframe')).not.toBeNull(), 15_000)
})
