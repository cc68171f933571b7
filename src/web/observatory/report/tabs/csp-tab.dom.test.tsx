import { expect, test } from 'vitest'
import type { TestResult } from '#contracts/observatory-calls.ts'
import { sampleTest } from '#markup/observatory/analysis.fixture.ts'
import { mount } from '../../../testing/mount.fixture.tsx'
import { CspTab } from './csp-tab.tsx'

const INVALID = 'csp-header-invalid'
const policies = [{ from: 'header' as const, directives: [{ name: 'script-src', values: ["'strict-dynamic'"] }] }]

async function show(more: Partial<TestResult>): Promise<string | null> {
  const { container } = await mount(<CspTab test={sampleTest('content-security-policy', { policy: null, ...more })} proposal={null} />)
  return container.textContent
}

test('a policy that is not valid is shown, and is not called missing', async () => {
  const text = await show({ result: INVALID, policies })
  expect(text).toMatch(/^The policy is not valid: .*Policies as they were sentFrom the headerscript-src 'strict-dynamic'$/)
})

test.each([
  [INVALID, 'The policy is not valid: '],
  ['csp-not-implemented', 'No CSP headers detected'],
  ['csp-not-implemented-but-reporting-enabled', 'The site has a Content-Security-Policy-Report-Only header only.'],
])('without a policy that can be shown, %s says: %s', async (result, begin) => {
  const text = await show({ result, policies: [] })
  expect([text?.startsWith(begin), text?.includes('Policies as they were sent')]).toEqual([true, false])
})
