/** The result of one check: its label, and the problem; true when there is none. */
export interface CheckResult {
  readonly label: string
  readonly result: string | true
}

/** Longer texts would not come back whole from where the code runs. */
const MAX_LABEL = 200
const MAX_MESSAGE = 400

/**
 * The script that runs the checks of an exercise after the learner's code, once all of its page has loaded, and gives their results as JSON.
 * Checks run one after the other: each may change the page.
 *
 * @param check a classic script that calls `check(label, test)`; a test gives true, or a text with what is wrong, or throws
 */
export function checkScript(check: string): string {
  return `(async () => {
if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
const tests = []
;((check) => {
${check}
})((label, test) => void tests.push([label, test]))
const results = []
for (const [label, test] of tests) {
  let found
  try {
    found = await test()
    if (found !== true && typeof found !== 'string') found = ''
  } catch (error) {
    found = error instanceof Error ? error.message : String(error)
  }
  results.push([String(label).slice(0, ${MAX_LABEL}), found === true || found.slice(0, ${MAX_MESSAGE})])
}
return JSON.stringify(results)
})()`
}

/** The results that the script gave; undefined when they are none: the code may have put something else in their place. */
export function readCheckResults(json: string): readonly CheckResult[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return undefined
  }
  if (!Array.isArray(value) || value.length === 0) return undefined
  const results = value.flatMap((entry: unknown): CheckResult[] => {
    if (!Array.isArray(entry)) return []
    const [label, result]: readonly unknown[] = entry
    return typeof label === 'string' && (result === true || typeof result === 'string') ? [{ label, result }] : []
  })
  return results.length === value.length ? results : undefined
}
