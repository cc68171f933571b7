import { adviceFor, type ServerAdvice } from '#scanner/advice/server-advice.ts'
import type { Report, TestReport } from '#scanner/grade/grade-recording.ts'

/** A penalty from which a result is an error for code hosts, else it is a warning. */
const ERROR_FROM = -20
const INDENT = ' '.repeat(10)
/** Control characters of a terminal, which a hostile host name could hold. */
const CONTROLS = /\p{Cc}/gu

interface ShownTest extends TestReport {
  readonly servers: readonly ServerAdvice[]
}

/** A report for users: the grade, then each test with its points, the worst first. */
export function scanText(report: Report): string {
  const { grade, score, tests, url } = report
  const passed = tests.filter(({ pass }) => pass !== false).length
  const head = `${url.replace(CONTROLS, '')}: ${grade} (${score}), ${passed} of ${tests.length} tests passed`
  const sorted = tests.toSorted((a, b) => a.modifier - b.modifier)
  return [head, ...sorted.flatMap(linesOf)].join('\n')
}

/** A report for programs, with advice for servers where a test has not passed. */
export function scanJson(report: Report): string {
  const tests: readonly ShownTest[] = report.tests.map((test) => ({ ...test, servers: test.pass === false ? adviceFor(test.name) : [] }))
  return JSON.stringify({ ...report, tests }, undefined, 2)
}

/** The tests that have not passed in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS). */
export function scanSarif({ tests, url }: Report): string {
  const failed = tests.filter(({ pass }) => pass === false)
  const rules = failed.map(({ result, title, description, advice }) => ({
    id: result,
    name: title,
    shortDescription: { text: description },
    ...(advice === null ? {} : { help: { text: advice } }),
  }))
  const results = failed.map(({ result, modifier, description }, ruleIndex) => ({
    ruleId: result,
    ruleIndex,
    level: modifier <= ERROR_FROM ? 'error' : 'warning',
    message: { text: `${description} (${modifier} points)` },
    locations: [{ physicalLocation: { artifactLocation: { uri: url } } }],
  }))
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver: { name: 'lectern scan', rules } }, results }],
    },
    undefined,
    2,
  )
}

function linesOf({ pass, modifier, title, result, description, advice }: TestReport): readonly string[] {
  const points = modifier > 0 ? `+${modifier}` : String(modifier)
  const outcome = pass === null ? '-' : pass ? 'pass' : 'fail'
  const head = `${points.padStart(4)} ${outcome.padEnd(4)} ${title}: ${result}`
  const texts = pass === false ? [description, ...(advice === null ? [] : [advice])] : []
  return [head, ...texts.map((text) => `${INDENT}${text.replaceAll('`', '')}`)]
}
