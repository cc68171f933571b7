import { expect, test } from 'vitest'
import type { ContentFiles } from '../../testing/example-content.fixture.ts'
import { buildAreas } from '../build-areas.fixture.ts'

const PAGE: ContentFiles = { 'curriculum/1-text.md': '---\ntemplate: module\n---\n# Text\n\n## Read\n\nWords.\n' }
const FOLDER = 'curriculum/1-text/exercises/2-bold'
const EXERCISE: ContentFiles = {
  [`${FOLDER}/exercise.yaml`]: 'title: Make it <bold>\ntask: |\n  Use `b`.\nhint: |\n  Think.\n',
  [`${FOLDER}/check.js`]: "check('it is \"bold\"', () => document.querySelector('b') !== null)\n",
  [`${FOLDER}/start.html`]: '<p>It</p>\n',
  [`${FOLDER}/solution.html`]: '<p><b>It</b></p>\n',
  [`${FOLDER}/wrong-1.html`]: '<p>It</p>\n',
  [`${FOLDER}/wrong-2.html`]: '<p><i>It</i></p>\n',
}
const QUIZ =
  "- question: 'Is `b` bold?'\n  answers:\n    - text: 'Yes'\n      right: true\n      why: 'It is.'\n    - text: 'No'\n      why: 'It is, though.'\n"

function sectionsOf(files: ContentFiles): { sections: readonly (readonly [string, string])[]; problems: readonly string[] } {
  const { pages, problems } = buildAreas(files)
  const page = pages['/en-US/curriculum/text/']
  const body = page !== undefined && 'doc' in page ? page.doc.body : []
  const sections = body.map(({ value }) => ['id' in value ? value.id : '', 'content' in value ? value.content : ''] as const)
  return { sections, problems }
}

test('exercises and quiz stand after the text of their page, and can be worked through without script', () => {
  const { sections, problems } = sectionsOf({ ...PAGE, ...EXERCISE, 'curriculum/1-text/quiz.yaml': QUIZ })
  expect(problems).toEqual([])
  expect(sections.map(([id]) => id)).toEqual(['read', 'exercises', 'exercise-bold', 'check-yourself'])
  const [, , exercise, quiz] = sections.map(([, html]) => html)
  expect(exercise).toContain('<p>Use <code>b</code>.</p>')
  expect(exercise).toContain(`data-check="check('it is &quot;bold&quot;'`)
  expect(exercise).toMatch(/<details><summary>A solution<\/summary>.*language="html".*<\/details>/s)
  expect(exercise).not.toContain('<i>')
  expect(quiz).toContain(
    '<li data-right><details><summary>Yes</summary><p><strong>Right.</strong> It is.</p></details></li><li><details><summary>No</summary>',
  )
})

test('an exercise with a missing file is left out, and so is code that no page shows', () => {
  const { [`${FOLDER}/check.js`]: _check, [`${FOLDER}/wrong-2.html`]: _wrong, ...rest } = EXERCISE
  const { sections, problems } = sectionsOf({ ...PAGE, ...rest, 'curriculum/2-none/quiz.yaml': QUIZ })
  expect(sections.map(([id]) => id)).toEqual(['read'])
  expect(problems).toEqual([
    'curriculum/2-none/quiz.yaml quiz-file: no page shows this file: expected a page with the name of its folder next to the folder',
    `${FOLDER}/exercise.yaml exercise-file: the exercise has no check.js, no wrong-2.html, .css or .js`,
  ])
})

test('of two exercises with one name after the number, the second is reported and left out (docs/behaviour/curriculum.md 10)', () => {
  const later = Object.entries(EXERCISE).map(([path, text]) => [path.replace('2-bold', '10-bold'), text])
  const { sections, problems } = sectionsOf({ ...PAGE, ...EXERCISE, ...Object.fromEntries(later) })
  expect(sections.map(([id]) => id)).toEqual(['read', 'exercises', 'exercise-bold'])
  expect(problems).toEqual([
    'curriculum/1-text/exercises/10-bold/exercise.yaml exercise-file: bold is already the name of the exercise in 2-bold; this exercise is left out',
  ])
})

test('problems of stylesheets are reported with their lines, and the rest is shown', () => {
  const { sections, problems } = sectionsOf({
    ...PAGE,
    ...EXERCISE,
    [`${FOLDER}/exercise.yaml`]: 'title: A\n task: B\n',
    [`${FOLDER}/notes.txt`]: 'x',
    'curriculum/1-text/quiz.yaml': `${QUIZ}- question: 'None?'\n  answers:\n    - { text: a, why: b }\n    - { text: c, why: d }\n- question: 'What?'\n`,
  })
  expect(sections.map(([id]) => id)).toEqual(['read', 'check-yourself'])
  expect(problems).toEqual([
    `${FOLDER}/notes.txt exercise-file: no exercise has a file of this name`,
    expect.stringMatching(/exercise\.yaml:2 exercise-file: the file is not valid YAML/),
    'curriculum/1-text/quiz.yaml:8 quiz-file: 0 answers are correct; expected one, or more if `several` is true',
    'curriculum/1-text/quiz.yaml:12 quiz-file: expected `question` and two or more `answers`, each with `text` and `why`; `several` and `right` are true or absent',
  ])
})
