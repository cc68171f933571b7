import type { TestDetails, TestName } from '#contracts/observatory.ts'
import type { Site } from '../recording/site.ts'
import type { ResultRow } from '../results/result-row.ts'

/** A test of a site: pure, so that the same recording always has the same result. */
export interface Check<Key extends string = string> {
  readonly name: TestName
  readonly title: string
  /** The page of the documentation that explains it, below the documentation of a language: `Web/Security/...`. */
  readonly guide: string
  /** The result of a site that does enough. */
  readonly expectation: Key
  readonly results: Readonly<Record<Key, ResultRow>>
  judge(site: Site): Verdict<Key>
}

/** The outcome of one test. */
export interface Verdict<Key extends string = string> {
  readonly result: Key
  readonly details: TestDetails
}

/** A test whose results the compiler knows. */
export function defineCheck<const Key extends string>(check: Check<Key>): Check<Key> {
  return check
}
