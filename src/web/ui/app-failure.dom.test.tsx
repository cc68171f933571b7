import { expect, test } from 'vitest'
import { mount } from '../testing/mount.fixture.tsx'
import { AppFailure } from './app-failure.tsx'

test.each([
  [
    'in the main element of a page, no other one',
    <main key="1" id="content">
      <AppFailure status="503" isInMain />
    </main>,
  ],
  ['the main element itself', <AppFailure key="2" status="503" />],
])('the panel is %s; its heading has the focus and the tab its title', async (_, node) => {
  await mount(node)
  expect([document.querySelectorAll('main').length, document.querySelectorAll('#content').length]).toEqual([1, 1])
  expect([document.activeElement?.textContent, document.title]).toEqual(['Loading Error', 'Loading Error'])
})
