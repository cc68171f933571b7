import type { RunnerPage } from '#contracts/runner-page.ts'

/**
 * What the server says of the page. The element of the script that asks is taken away, so that code finds none but its own.
 *
 * @throws Error when nothing is said
 */
export function readRunnerPage(): RunnerPage {
  const element = document.currentScript
  const page: unknown = JSON.parse(element?.dataset.runner ?? 'null')
  element?.remove()
  if (!isRunnerPage(page)) throw new Error('the runner has no data of its page')
  return page
}

function isRunnerPage(value: unknown): value is RunnerPage {
  return typeof value === 'object' && value !== null && 'parents' in value && 'lines' in value && 'texts' in value
}
