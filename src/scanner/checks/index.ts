import type { Check } from './check.ts'
import { coepCheck } from './coep-check.ts'
import { contentTypeCheck } from './content-type-check.ts'
import { cookiesCheck } from './cookies-check.ts'
import { coopCheck } from './coop-check.ts'
import { corpCheck } from './corp-check.ts'
import { corsCheck } from './cors-check.ts'
import { cspCheck } from './csp-check.ts'
import { frameCheck } from './frame-check.ts'
import { hstsCheck } from './hsts-check.ts'
import { redirectionCheck } from './redirection-check.ts'
import { referrerCheck } from './referrer-check.ts'
import { sriCheck } from './sri-check.ts'

/** The tests of a scan, in the order in which they are shown. */
export const CHECKS: readonly Check[] = [
  cspCheck,
  cookiesCheck,
  corsCheck,
  redirectionCheck,
  referrerCheck,
  hstsCheck,
  sriCheck,
  contentTypeCheck,
  frameCheck,
  corpCheck,
  coopCheck,
  coepCheck,
]
