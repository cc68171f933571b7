import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tools/memory-folder.ts'

keepTemporaryFilesInMemory()

const EXCLUDED = ['**/node_modules/**', 'e2e/**', '.lectern/**']
/** Tests that replace a module, which they may do only in a worker of their own. */
const ISOLATED = ['src/**/*.isolated.test.ts']
/** Tests of code that needs a document: they get a small DOM (docs/decisions/0078). */
const DOM = ['src/web/**/*.dom.test.{ts,tsx}']

/** A guard against tests that hang, in milliseconds. The longest, builds with compressed files, take 8 s, and more than 20 s on a slow machine that does other work. */
const HANGING_MS = 60_000

/** What the bundling of src/web makes (src/cli/build-web-fonts.ts): tests look at names of files only. */
const FONTS = [{ find: /^@fonts\/.+\.woff2/, replacement: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2' }]

/** Unit and request tests. What needs a browser is in `e2e` and belongs to Playwright. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: HANGING_MS,
    projects: [
      {
        resolve: { alias: FONTS },
        test: {
          name: 'shared',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...EXCLUDED, ...ISOLATED, ...DOM],
          // One worker for many files: most of a file's time would be loading the same modules again.
          isolate: false,
          globalSetup: ['src/server/store/testing/postgres-on-demand.fixture.ts'],
          testTimeout: HANGING_MS,
        },
      },
      {
        resolve: { alias: FONTS },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: DOM,
          exclude: EXCLUDED,
          isolate: false,
          setupFiles: ['src/web/testing/empty-document.fixture.ts'],
          testTimeout: HANGING_MS,
        },
      },
      {
        resolve: { alias: FONTS },
        test: { name: 'isolated', environment: 'node', include: ISOLATED, exclude: EXCLUDED, testTimeout: HANGING_MS },
      },
    ],
  },
})
