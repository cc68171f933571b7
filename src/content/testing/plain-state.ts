import type { BuildState, PageState } from '../build/build-state.ts'

/** A state that was read, as plain data that tests compare: its texts and pages are made when they are asked for. */
export function plainState(state: BuildState): BuildState {
  const pages = Object.entries(state.pages).map(([url, page]) => [url, plainPage(page)] as const)
  return { ...state, questions: [...state.questions], answers: [...state.answers], pages: Object.fromEntries(pages) }
}

/** The same of a page. */
export function plainPage({ record, keys, docHash, htmlHash, shell, styleURL, fragments, diagnostics }: PageState): PageState {
  return { record, keys, docHash, htmlHash, shell, styleURL, fragments, diagnostics }
}
