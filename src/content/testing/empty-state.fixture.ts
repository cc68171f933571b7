import type { BuildState } from '../build/build-state.ts'

/** The state of a build without pages. */
export const EMPTY_STATE: BuildState = {
  version: 1,
  key: 'k',
  builder: 'b',
  questions: [],
  answers: [],
  pages: {},
  sidebars: {},
  compat: { version: '', unknownKeys: [] },
  fragments: { targets: [], answers: [] },
  sitePages: {},
  search: {},
  searchCode: '',
  outputs: 'o',
  isCompressed: false,
}
