import { expect, test } from 'vitest'
import { type AdCampaign, findCampaignProblem } from './ad-campaign.ts'

const campaign = (more: Partial<AdCampaign>): AdCampaign => ({
  id: 'a',
  placements: ['top'],
  link: '/',
  texts: { 'en-US': { copy: 'x' } },
  ...more,
})

test.each(['/', '/en-US/plus', '/a?b=c#d', 'https://example.org', 'https://example.org:8443/a?b=%20', 'https://example.org?x'])(
  '%s is a link of an ad',
  (link) => {
    expect(findCampaignProblem(campaign({ link }))).toBeUndefined()
  },
)

test.each([
  '//other.example',
  '/\\other.example',
  'http://example.org/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user@example.org/',
  'https://example.org\\@other.example/',
  'https://localhost/',
  'https://example.org/a b',
  'https://example.org/\n',
  ' https://example.org/',
  '/a\tb',
])('%j is none', (link) => {
  expect(findCampaignProblem(campaign({ link }))).toContain('`link` must be')
})

test('days in the wrong order and images for other placements are named', () => {
  expect(findCampaignProblem(campaign({ starts: '2026-02-01', ends: '2026-01-31' }))).toBe(
    '`starts` (2026-02-01) is after `ends` (2026-01-31)',
  )
  expect(findCampaignProblem(campaign({ images: { side: 'a.png' } }))).toBe('`images` has an image for side, which is not in `placements`')
})
