import { type ContentFiles, pageSource, withContentSite } from './content-site.ts'
import { test as base } from './fixtures.ts'

const START_TIMEOUT_MS = 120_000

/** Where the lesson of the curriculum below is; tests answer for this host. */
export const LESSONS = 'https://lessons.example'

const LANDING = `---
template: landing
summary: Everything.
partner:
  name: P
  url: https://partner.example/
  title: A partner
  text: Who teaches as well.
  path:
    url: https://partner.example/path
    text: On to a first job
scrim:
  url: ${LESSONS}/one
  title: A first lesson
  name: Lessons
  page: ${LESSONS}/page
  poster: poster.svg
---
# All

## About it

Text.
`

function exercise(folder: string, check: string): ContentFiles {
  const place = `curriculum/1-core/1-ends/exercises/${folder}`
  const start = 'async function answer() {\n  return 42\n}\n'
  return {
    [`${place}/exercise.yaml`]: `title: ${folder.slice(2)}\ntask: Write.\nhint: Think.\n`,
    [`${place}/check.js`]: check,
    ...Object.fromEntries(['start', 'solution', 'wrong-1', 'wrong-2'].map((name) => [`${place}/${name}.js`, start])),
  }
}

/** A curriculum with a lesson in a frame, with checks and code that never end, and with faults: a group without modules, pages that say nothing of themselves. */
const CURRICULUM: ContentFiles = {
  'files/en-us/web/index.md': pageSource('Web', 'Web', 'Text.'),
  'curriculum/0-README.md': LANDING,
  'curriculum/poster.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h16v9H0z"/></svg>',
  'curriculum/1-core/0-README.md': '---\ntemplate: overview\n---\n# Core skills\n\nText.\n',
  'curriculum/1-core/1-ends.md': '---\ntemplate: module\ntopic: Scripting\n---\n# Ends\n\n## Part\n\nText.\n',
  ...exercise('1-waiting', "check('an answer comes', () => new Promise(() => {}))"),
  ...exercise('2-asked', "check('it is 42', async () => (await answer()) === 42)"),
  'curriculum/1-core/2-plain.md': '# Plain\n\nA page without front matter.\n',
  'curriculum/1-core/3-odd.md': '---\ntemplate: poster\n---\n# Odd\n\nA page of an unknown template.\n',
  'curriculum/2-empty/0-README.md': '---\ntemplate: overview\n---\n# Nothing yet\n\nText.\n',
}

/** Tests of a site with this curriculum, in the place of the starter content. */
export const test = base.extend<Record<never, never>, { readonly curriculumSite: string }>({
  curriculumSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern
    async ({}, use) => await withContentSite(CURRICULUM, use),
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],

  baseURL: async ({ curriculumSite }, use) => {
    await use(curriculumSite)
  },
})
