import { expect, test } from 'vitest'
import { list, mount, TEST_SITE } from '../testing/mount.fixture.tsx'
import { prepareCollectionsTexts } from './collections-text.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'

test('the offer to upgrade links the plans of the site, and nothing where it has no such page', async () => {
  await prepareCollectionsTexts('en-US')
  const prompt = <UpgradePrompt onClose={() => undefined} />
  const linked = await mount(prompt, 'de', { ...TEST_SITE, pageUrls: { plans: '/de/plus' } })
  expect(list('link', linked.container).map((link) => link.getAttribute('href'))).toEqual(['/de/plus#subscribe'])
  const alone = await mount(prompt, 'de')
  expect(list('link', alone.container)).toEqual([])
})
