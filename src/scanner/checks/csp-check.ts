import { isStrictWithoutNonce, judgePolicies, type PolicyFlags } from '../csp/judge-policies.ts'
import { type Policy, parseMetaPolicy, parsePolicies } from '../csp/parse-policy.ts'
import { headerValue, headerValues } from '../recording/header-values.ts'
import type { Site } from '../recording/site.ts'
import { CSP_RESULTS } from '../results/csp-results.ts'
import { defineCheck } from './check.ts'

type Key = keyof typeof CSP_RESULTS

/** Browsers use the first of these; that they stand twice does no harm. */
const HARMLESS_REPEATED: readonly string[] = ['report-uri', 'report-to']

/** The test of the Content Security Policy (docs/behaviour/observatory.md 4 to 7). */
export const cspCheck = defineCheck({
  name: 'content-security-policy',
  title: 'Content Security Policy (CSP)',
  guide: 'Web/Security/Practical_implementation_guides/CSP',
  expectation: 'csp-implemented-with-no-unsafe',
  results: CSP_RESULTS,
  judge(site) {
    const fromHeader = parsePolicies(headerValues(site.page.headers, 'content-security-policy'))
    const fromMeta = listMetaPolicies(site)
    const policies = [...fromHeader, ...fromMeta].flatMap((policy) => policy ?? [])
    const flags = judgePolicies(policies, site.page.url.startsWith('https:'))
    const isInvalid = fromHeader.includes(undefined) || policies.some(isUnusable)
    const hasReportOnly = headerValue(site.page.headers, 'content-security-policy-report-only') !== undefined
    const result = isInvalid ? 'csp-header-invalid' : policies.length === 0 ? absentResult(hasReportOnly) : rate(policies, flags)
    return {
      result,
      details: {
        http: fromHeader.length > 0,
        meta: fromMeta.length > 0,
        num_policies: fromHeader.length + fromMeta.length,
        policy: policies.length === 0 || isInvalid ? null : { ...flags, strictDynamic: flags.strictDynamic ? true : null },
        policies: policies.map(({ from, directives }) => ({
          from,
          directives: [...directives].map(([name, values]) => ({ name, values: [...values] })),
        })),
      },
    }
  },
})

function listMetaPolicies({ html }: Site): readonly Policy[] {
  if (html === undefined || html === 'undecodable') return []
  return html.policies.flatMap((content) => parseMetaPolicy(content) ?? [])
}

function isUnusable(policy: Policy): boolean {
  return policy.repeated.some((name) => !HARMLESS_REPEATED.includes(name)) || isStrictWithoutNonce(policy)
}

function absentResult(hasReportOnly: boolean): Key {
  return hasReportOnly ? 'csp-not-implemented-but-reporting-enabled' : 'csp-not-implemented'
}

function rate(policies: readonly Policy[], flags: PolicyFlags): Key {
  if (flags.unsafeInline) return 'csp-implemented-with-unsafe-inline'
  if (flags.insecureSchemeActive) return 'csp-implemented-with-insecure-scheme'
  if (flags.unsafeEval) return 'csp-implemented-with-unsafe-eval'
  if (flags.insecureSchemePassive) return 'csp-implemented-with-insecure-scheme-in-passive-content-only'
  if (policies.some(({ repeated }) => repeated.length > 0)) return 'csp-implemented-but-duplicate-directives'
  if (flags.unsafeInlineStyle) return 'csp-implemented-with-unsafe-inline-in-style-src-only'
  return flags.defaultNone ? 'csp-implemented-with-no-unsafe-default-src-none' : 'csp-implemented-with-no-unsafe'
}
