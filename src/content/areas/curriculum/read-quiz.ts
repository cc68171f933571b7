import Type from 'typebox'
import Value from 'typebox/value'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { QuizQuestion } from '../../read/practice.ts'
import { readPracticeYaml, reportTo } from './read-practice-file.ts'

const Text = Type.String({ minLength: 1 })
const Truth = Type.Union([Type.Literal('true'), Type.Literal('false')])
const Question = Type.Object(
  {
    question: Text,
    several: Type.Optional(Truth),
    answers: Type.Array(Type.Object({ text: Text, right: Type.Optional(Truth), why: Text }, { additionalProperties: false }), {
      minItems: 2,
    }),
  },
  { additionalProperties: false },
)

/** Reads the questions of a module; one with a problem is left out and reported with its line. */
export function readQuiz(file: string, reportDiagnostic: ReportDiagnostic): QuizQuestion[] {
  const report = reportTo(reportDiagnostic, { kind: 'quiz-file', file })
  const read = readPracticeYaml(file, report)
  if (read === undefined) return []
  const { text, value } = read
  if (!Array.isArray(value) || value.length === 0) {
    report('expected a list of questions: `- question: …`', 1)
    return []
  }
  const lines = text.split('\n').flatMap((line, index) => (line.startsWith('-') ? [index + 1] : []))
  return value.flatMap((found: unknown, index) => {
    if (!Value.Check(Question, found)) {
      report(
        'expected `question` and two or more `answers`, each with `text` and `why`; `several` and `right` are true or absent',
        lines[index],
      )
      return []
    }
    const answers = found.answers.map(({ text: answer, right, why }) => ({ text: answer, isRight: right === 'true', why }))
    const isSeveral = found.several === 'true'
    const rights = answers.filter(({ isRight }) => isRight).length
    if (rights === 1 || (isSeveral && rights > 1)) return [{ question: found.question, isSeveral, answers }]
    report(`${rights} answers are correct; expected one, or more if \`several\` is true`, lines[index])
    return []
  })
}
