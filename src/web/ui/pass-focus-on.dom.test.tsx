import { expect, test } from 'vitest'
import { change, get, mount } from '../testing/mount.fixture.tsx'
import { passFocusOn } from './pass-focus-on.ts'

const retry = (
  <button type="button" ref={passFocusOn}>
    Try again
  </button>
)

function focusRetry(): Promise<void> {
  return change(() => get('button', 'Try again').focus())
}

test('the focus of a button that is gone goes to the nearest heading above it, and can be moved on', async () => {
  const around = (button: typeof retry | null) => (
    <main>
      <h1>Settings</h1>
      <h2>History</h2>
      {button}
      <h2>Account</h2>
    </main>
  )
  const { show } = await mount(around(retry))
  await focusRetry()
  await show(around(null))
  const heading = document.activeElement
  expect(heading?.textContent).toBe('History')
  await change(() => get('heading', 'History').blur())
  expect(heading?.hasAttribute('tabindex')).toBe(false)
})

test('where that heading is gone as well, the title of the page gets it', async () => {
  const { show } = await mount(<main key="failed">{retry}</main>)
  await focusRetry()
  await show(
    <main key="shown">
      <h1>A collection</h1>
    </main>,
  )
  expect(document.activeElement?.textContent).toBe('A collection')
})

test('a user who is elsewhere stays there', async () => {
  const { show } = await mount(
    <main>
      <h1>Settings</h1>
      {retry}
      <button type="button">Other</button>
    </main>,
  )
  await change(() => get('button', 'Other').focus())
  await show(
    <main>
      <h1>Settings</h1>
      {null}
      <button type="button">Other</button>
    </main>,
  )
  expect(document.activeElement?.textContent).toBe('Other')
})
