import { areaText } from '#locales/areas.ts'
import type { CheckOutcome } from './exercise-frame.ts'

/** The container of the result of a check. */
export interface Verdict {
  say(text: string): void
  show(outcome: CheckOutcome): void
  destroy(): void
}

/** Puts a container for the result of a check after an element; it is announced to screen readers. */
export function verdictAfter(element: HTMLElement): Verdict {
  const status = document.createElement('p')
  status.className = 'exercise-status'
  status.setAttribute('role', 'status')
  const list = document.createElement('ul')
  list.className = 'exercise-results'
  element.after(status, list)
  const say = (text: string): void => {
    status.textContent = text
    delete status.dataset.passed
    list.replaceChildren()
  }
  return {
    say,
    show(outcome) {
      say(textOf(outcome))
      if (outcome.kind !== 'results') return
      if (hasPassed(outcome)) status.dataset.passed = ''
      list.append(...outcome.results.map(resultItem))
    },
    destroy() {
      status.remove()
      list.remove()
    },
  }
}

/** Whether the code is right. */
export function hasPassed(outcome: CheckOutcome): boolean {
  return outcome.kind === 'results' && outcome.results.every(({ result }) => result === true)
}

function textOf(outcome: CheckOutcome): string {
  switch (outcome.kind) {
    case 'results': {
      const passed = outcome.results.filter(({ result }) => result === true).length
      const total = String(outcome.results.length)
      return hasPassed(outcome)
        ? areaText('curriculum.all_passed', { total })
        : areaText('curriculum.some_passed', { passed: String(passed), total })
    }
    case 'not-shown':
      return areaText('curriculum.not_shown')
    case 'too-long':
      return areaText('curriculum.too_long', { seconds: String(outcome.seconds) })
    case 'silent':
      return areaText('curriculum.silent', { seconds: String(outcome.seconds) })
    case 'broken':
      return areaText('curriculum.check_broken', { reason: outcome.reason })
    default:
      return ''
  }
}

function resultItem({ label, result }: { readonly label: string; readonly result: string | true }): HTMLElement {
  const item = document.createElement('li')
  const word = document.createElement('strong')
  word.textContent = areaText(result === true ? 'curriculum.passed' : 'curriculum.failed')
  item.append(word, ` ${label}`)
  if (result === true) item.dataset.passed = ''
  else if (result !== '') {
    const reason = document.createElement('span')
    reason.textContent = result
    item.append(reason)
  }
  return item
}
