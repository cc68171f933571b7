import { areaText } from '#locales/areas.ts'

interface Answer {
  readonly item: HTMLElement
  readonly input: HTMLInputElement
  readonly why: HTMLElement
  /** Stands before the reason of an answer that the user has chosen. */
  readonly own: HTMLElement
  readonly isRight: boolean
}

interface Question {
  readonly answers: readonly Answer[]
}

/**
 * Makes a form of a quiz in its own place: answers are chosen first, and then checked all together, with a score.
 *
 * @param quiz the `<curriculum-quiz>`, as the builder has laid it out (content/areas/curriculum/practice-html.ts)
 * @returns the cleanup
 */
export function attachQuiz(quiz: HTMLElement): () => void {
  const list = quiz.querySelector('ol')
  if (list === null || quiz.querySelector('form') !== null) return () => undefined
  const questions = [...list.querySelectorAll<HTMLElement>(':scope > li > div')].map(formQuestion)
  const form = document.createElement('form')
  const submit = document.createElement('button')
  submit.className = 'button'
  submit.textContent = areaText('curriculum.quiz_check')
  const status = document.createElement('p')
  status.className = 'exercise-status'
  status.setAttribute('role', 'status')
  const foot = document.createElement('div')
  foot.className = 'exercise-bar'
  foot.append(submit)
  list.before(form)
  form.append(list, foot, status)
  let isChecked = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isChecked) return begin()
    const open = questions.filter(({ answers }) => !answers.some(({ input }) => input.checked))
    const [first] = open
    if (first !== undefined) {
      status.textContent =
        open.length === 1
          ? areaText('curriculum.quiz_unanswered_one')
          : areaText('curriculum.quiz_unanswered', { count: String(open.length) })
      first.answers[0]?.input.focus()
      return
    }
    isChecked = true
    submit.textContent = areaText('curriculum.quiz_again')
    for (const { answers } of questions) for (const answer of answers) showAnswer(answer)
    const right = questions.filter(isRightlyAnswered).length
    status.textContent = areaText('curriculum.quiz_score', { right: String(right), total: String(questions.length) })
    if (right === questions.length) {
      status.dataset.passed = ''
      quiz.dispatchEvent(new Event('curriculum-solved', { bubbles: true }))
    }
  })
  const begin = (): void => {
    isChecked = false
    form.reset()
    submit.textContent = areaText('curriculum.quiz_check')
    status.textContent = ''
    delete status.dataset.passed
    for (const { answers } of questions) for (const answer of answers) hideAnswer(answer)
    questions[0]?.answers[0]?.input.focus()
  }
  return () => undefined
}

function formQuestion(group: HTMLElement, index: number): Question {
  const type = 'several' in group.dataset ? 'checkbox' : 'radio'
  if (type === 'radio') group.setAttribute('role', 'radiogroup')
  const answers = [...group.querySelectorAll<HTMLElement>('ul > li')].flatMap((answer) => {
    const details = answer.querySelector('details')
    const summary = details?.querySelector('summary')
    const why = details?.querySelector<HTMLElement>(':scope > p')
    if (details === null || !summary || !why) return []
    const input = document.createElement('input')
    input.type = type
    input.name = `question-${index + 1}`
    const label = document.createElement('label')
    const text = document.createElement('span')
    text.append(...summary.childNodes)
    label.append(input, text)
    why.hidden = true
    const own = document.createElement('em')
    own.textContent = `${areaText('curriculum.quiz_yours')} `
    details.replaceWith(label, why)
    return [{ item: answer, input, why, own, isRight: 'right' in answer.dataset }]
  })
  return { answers }
}

function isRightlyAnswered({ answers }: Question): boolean {
  return answers.every(({ input, isRight }) => input.checked === isRight)
}

function showAnswer({ item, input, why, own, isRight }: Answer): void {
  why.hidden = false
  input.disabled = true
  item.dataset.verdict = isRight ? 'right' : input.checked ? 'wrong' : 'other'
  if (input.checked) why.prepend(own)
}

function hideAnswer({ item, input, why, own }: Answer): void {
  why.hidden = true
  input.disabled = false
  delete item.dataset.verdict
  own.remove()
}
