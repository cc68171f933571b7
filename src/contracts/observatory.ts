import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'

/** The tests of a scan, in the order in which they are shown. */
export const TEST_NAMES = [
  'content-security-policy',
  'cookies',
  'cross-origin-resource-sharing',
  'redirection',
  'referrer-policy',
  'strict-transport-security',
  'subresource-integrity',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
] as const
export type TestName = (typeof TEST_NAMES)[number]

/** The grades from the best to the worst, each with the lowest score that earns it (docs/behaviour/observatory.md 2). */
export const GRADES = [
  { grade: 'A+', from: 100 },
  { grade: 'A', from: 90 },
  { grade: 'A-', from: 85 },
  { grade: 'B+', from: 80 },
  { grade: 'B', from: 70 },
  { grade: 'B-', from: 65 },
  { grade: 'C+', from: 60 },
  { grade: 'C', from: 50 },
  { grade: 'C-', from: 45 },
  { grade: 'D+', from: 40 },
  { grade: 'D', from: 30 },
  { grade: 'D-', from: 25 },
  { grade: 'F', from: 0 },
] as const
export type Grade = (typeof GRADES)[number]['grade']

/** The version of our rules. A change that can change a score raises it. Version 1 follows the keys and numbers of the public algorithm 6, with the differences of docs/guides/observatory.md. */
export const SCORING_VERSION = 1

const word = orNull(Type.String())
const Cookie = closedObject({
  name: Type.String(),
  domain: Type.String(),
  path: word,
  expires: word,
  max_age: orNull(Type.Number()),
  secure: Type.Boolean(),
  httponly: Type.Boolean(),
  samesite: word,
})
/** True is bad, but for the first two and the last: `strictDynamic` is null where it is not used. */
const PolicyFlags = closedObject({
  antiClickjacking: Type.Boolean(),
  defaultNone: Type.Boolean(),
  strictDynamic: orNull(Type.Boolean()),
  insecureBaseUri: Type.Boolean(),
  insecureFormAction: Type.Boolean(),
  insecureSchemeActive: Type.Boolean(),
  insecureSchemePassive: Type.Boolean(),
  unsafeEval: Type.Boolean(),
  unsafeInline: Type.Boolean(),
  unsafeInlineStyle: Type.Boolean(),
  unsafeObjects: Type.Boolean(),
})
const Policy = closedObject({
  from: Type.Enum(['header', 'meta']),
  directives: Type.Array(closedObject({ name: Type.String(), values: Type.Array(Type.String()) })),
})
const Script = closedObject({ src: Type.String(), integrity: word, own: Type.Boolean(), secure: Type.Boolean() })

/** What a test has found; which fields there are depends on the test. */
const details = {
  data: word,
  http: Type.Boolean(),
  meta: Type.Boolean(),
  num_policies: Type.Integer(),
  policy: orNull(PolicyFlags),
  policies: Type.Array(Policy),
  cookies: Type.Array(Cookie),
  same_site: orNull(Type.Boolean()),
  destination: word,
  redirects: Type.Boolean(),
  route: Type.Array(Type.String()),
  status_code: orNull(Type.Integer()),
  max_age: orNull(Type.Number()),
  include_sub_domains: Type.Boolean(),
  preload: Type.Boolean(),
  preloaded: orNull(Type.Boolean()),
  scripts: Type.Array(Script),
}
export const TestDetails = Type.Partial(Type.Object(details))
export type TestDetails = Static<typeof TestDetails>

/** A Content Security Policy to try, line by line, and what the scan could not see. Code in texts is in backticks. */
export const PolicyProposal = closedObject({
  directives: Type.Array(closedObject({ name: Type.String(), sources: Type.Array(Type.String()), reason: Type.String() })),
  notes: Type.Array(Type.String()),
})
export type PolicyProposal = Static<typeof PolicyProposal>
