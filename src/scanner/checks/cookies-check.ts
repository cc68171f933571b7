import { collectCookies, type StoredCookie } from '../cookies/collect-cookies.ts'
import { COOKIES_RESULTS } from '../results/cookies-results.ts'
import { defineCheck } from './check.ts'
import { hstsCheck } from './hsts-check.ts'

type Key = keyof typeof COOKIES_RESULTS

/** A load balancer sets it; the site has no say in it. */
const IGNORED: readonly string[] = ['heroku-session-affinity']
const SESSION_NAMES: readonly string[] = ['login', 'sess']
const FORGERY_NAMES: readonly string[] = ['csrf']
const SAME_SITE: readonly string[] = ['strict', 'lax', 'none']
/** From the best to the worst: the worst problem of all cookies is the result. */
const SEVERITY: readonly Key[] = [
  'cookies-without-secure-flag-but-protected-by-hsts',
  'cookies-without-secure-flag',
  'cookies-session-without-secure-flag-but-protected-by-hsts',
  'cookies-samesite-flag-invalid',
  'cookies-anticsrf-without-samesite-flag',
  'cookies-session-without-httponly-flag',
  'cookies-session-without-secure-flag',
]

/** The test of cookies (docs/behaviour/observatory.md 8 and 9). */
export const cookiesCheck = defineCheck({
  name: 'cookies',
  title: 'Cookies',
  guide: 'Web/Security/Practical_implementation_guides/Cookies',
  expectation: 'cookies-secure-with-httponly-sessions',
  results: COOKIES_RESULTS,
  judge(site) {
    const cookies = collectCookies([site.http, site.https], site.scannedAtMs)
    const judged = cookies.filter(({ name }) => !IGNORED.includes(name.toLowerCase()))
    const hasHsts = hstsCheck.results[hstsCheck.judge(site).result].pass === true
    const problems = judged.flatMap((cookie) => listProblems(cookie, hasHsts))
    const worst = problems.reduce<Key | undefined>(worseOf, undefined)
    const details = {
      cookies: cookies.map(describe),
      same_site: judged.length === 0 ? null : judged.every(({ sameSite }) => sameSite !== undefined),
    }
    if (cookies.length === 0) return { result: 'cookies-not-found', details }
    return { result: worst ?? goodResult(details.same_site === true), details }
  },
})

function goodResult(hasSameSite: boolean): Key {
  return hasSameSite ? 'cookies-secure-with-httponly-sessions-and-samesite' : 'cookies-secure-with-httponly-sessions'
}

function listProblems({ name, isSecure, isHttpOnly, sameSite }: StoredCookie, hasHsts: boolean): readonly Key[] {
  const isNamed = (words: readonly string[]): boolean => words.some((word) => name.toLowerCase().includes(word))
  const isSession = isNamed(SESSION_NAMES)
  const problems: Key[] = []
  if (sameSite !== undefined && (!SAME_SITE.includes(sameSite) || (sameSite === 'none' && !isSecure))) {
    problems.push('cookies-samesite-flag-invalid')
  }
  if (!isSecure) problems.push(insecureResult(isSession, hasHsts))
  if (isSession && !isHttpOnly) problems.push('cookies-session-without-httponly-flag')
  if (isNamed(FORGERY_NAMES) && sameSite === undefined) problems.push('cookies-anticsrf-without-samesite-flag')
  return problems
}

function insecureResult(isSession: boolean, hasHsts: boolean): Key {
  const base = isSession ? 'cookies-session-without-secure-flag' : 'cookies-without-secure-flag'
  return hasHsts ? `${base}-but-protected-by-hsts` : base
}

function worseOf(first: Key | undefined, second: Key): Key {
  return first !== undefined && SEVERITY.indexOf(first) >= SEVERITY.indexOf(second) ? first : second
}

function describe({ name, host, domain, path, expires, maxAge, isSecure, isHttpOnly, sameSite }: StoredCookie) {
  return {
    name,
    domain: domain ?? host,
    path,
    expires: expires ?? null,
    max_age: maxAge ?? null,
    secure: isSecure,
    httponly: isHttpOnly,
    samesite: sameSite ?? null,
  }
}
