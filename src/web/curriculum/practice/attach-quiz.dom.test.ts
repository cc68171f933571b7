import { beforeEach, expect, test, vi } from 'vitest'
import { areaText } from '#locales/areas.ts'
import { attachQuiz } from './attach-quiz.ts'

let quiz: HTMLElement
const onSolved = vi.fn()

function answer(text: string, why: string, isRight = false): string {
  return `<li${isRight ? ' data-right' : ''}><details><summary>${text}</summary><p>${why}</p></details></li>`
}

beforeEach(() => {
  onSolved.mockReset()
  quiz = document.createElement('div')
  quiz.innerHTML = `<ol>
    <li><div><p>One?</p><ul>${answer('yes', 'It is.', true)}${answer('no', 'It is not.')}<li>not an answer</li></ul></div></li>
    <li><div data-several><p>Many?</p><ul>${answer('a', 'A', true)}${answer('b', 'B', true)}${answer('c', 'C')}</ul></div></li></ol>`
  document.body.append(quiz)
  quiz.addEventListener('curriculum-solved', onSolved)
  attachQuiz(quiz)
})

const inputs = (): readonly HTMLInputElement[] => [...quiz.querySelectorAll('input')]
const status = (): HTMLElement => quiz.querySelector<HTMLElement>('[role="status"]') ?? document.body
const button = (): string => quiz.querySelector('button')?.textContent ?? ''

function choose(...chosen: readonly number[]): void {
  for (const [index, input] of inputs().entries()) input.checked = chosen.includes(index)
}

function submit(): void {
  quiz.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
}

test('one answer is chosen of a question, several of one that has several, and no reasons are shown', () => {
  expect(inputs().map(({ type, name }) => `${type} ${name}`)).toEqual([
    'radio question-1',
    'radio question-1',
    'checkbox question-2',
    'checkbox question-2',
    'checkbox question-2',
  ])
  expect(quiz.querySelectorAll('[role="radiogroup"]')).toHaveLength(1)
  expect([...quiz.querySelectorAll<HTMLElement>('li > p')].every(({ hidden }) => hidden)).toBe(true)
  expect(button()).toBe(areaText('curriculum.quiz_check'))
})

test('a quiz with open questions is not checked: it says how many, with the focus on the first', () => {
  submit()
  expect(status().textContent).toBe(areaText('curriculum.quiz_unanswered', { count: '2' }))
  expect(document.activeElement).toBe(inputs()[0])
  choose(0)
  submit()
  expect(status().textContent).toBe(areaText('curriculum.quiz_unanswered_one'))
  expect(document.activeElement).toBe(inputs()[2])
  expect(inputs().some(({ disabled }) => disabled)).toBe(false)
})

test('right answers are counted; each answer shows its reason, and the user’s own says so', () => {
  choose(1, 2, 3)
  submit()
  expect(status().textContent).toBe(areaText('curriculum.quiz_score', { right: '1', total: '2' }))
  expect([status().dataset.passed, onSolved.mock.calls.length]).toEqual([undefined, 0])
  const verdicts = [...quiz.querySelectorAll<HTMLElement>('ul > li')].map(({ dataset }) => dataset.verdict)
  expect(verdicts).toEqual(['right', 'wrong', undefined, 'right', 'right', 'other'])
  const [first, second] = [...quiz.querySelectorAll<HTMLElement>('ul > li > p')]
  expect([first?.hidden, first?.textContent, second?.textContent]).toEqual([
    false,
    'It is.',
    `${areaText('curriculum.quiz_yours')} It is not.`,
  ])
  expect(inputs().every(({ disabled }) => disabled)).toBe(true)
})

test('a question with several answers is right when all of them and no other are chosen', () => {
  for (const chosen of [
    [0, 2],
    [0, 2, 3, 4],
  ]) {
    choose(...chosen)
    submit()
    expect(status().textContent).toBe(areaText('curriculum.quiz_score', { right: '1', total: '2' }))
    submit()
  }
})

test('a quiz that is all right is solved', () => {
  choose(0, 2, 3)
  submit()
  expect([status().dataset.passed, onSolved.mock.calls.length]).toEqual(['', 1])
})

test('it begins again as it was', () => {
  choose(1, 2, 3)
  submit()
  expect(button()).toBe(areaText('curriculum.quiz_again'))
  submit()
  expect([button(), status().textContent, status().dataset.passed]).toEqual([areaText('curriculum.quiz_check'), '', undefined])
  expect(inputs().some(({ checked, disabled }) => checked || disabled)).toBe(false)
  expect([...quiz.querySelectorAll('li > p')].map(({ textContent }) => textContent)).toEqual(['It is.', 'It is not.', 'A', 'B', 'C'])
  expect(document.activeElement).toBe(inputs()[0])
})

test('the emphasis in a reason stays when it begins again', () => {
  const reason = 'It <em>must</em> be closed, <strong><em>else</em></strong> all is lost.'
  const marked = document.createElement('div')
  marked.innerHTML = `<ol><li><div><ul>${answer('yes', reason, true)}${answer('no', reason)}</ul></div></li></ol>`
  attachQuiz(marked)
  const form = marked.querySelector('form')
  const reasons = (): readonly string[] => [...marked.querySelectorAll('li > p')].map(({ innerHTML }) => innerHTML)
  for (const round of [0, 1]) {
    const chosen = marked.querySelectorAll('input')[round]
    if (chosen !== undefined) chosen.checked = true
    form?.dispatchEvent(new Event('submit', { cancelable: true }))
    expect(reasons()[round]).toBe(`<em>${areaText('curriculum.quiz_yours')} </em>${reason}`)
    form?.dispatchEvent(new Event('submit', { cancelable: true }))
    expect(reasons()).toEqual([reason, reason])
  }
})

test('a quiz is attached once, and one without questions not at all', () => {
  attachQuiz(quiz)
  expect(quiz.querySelectorAll('form')).toHaveLength(1)
  const empty = document.createElement('div')
  attachQuiz(empty)
  expect(empty.innerHTML).toBe('')
})
