import { defineConfig } from 'vitest/config'

/** Unit and request tests. What needs a browser is in `e2e` and belongs to Playwright. */
export default defineConfig({
  test: {
    environment: 'node',
    // One worker for many files: most of a file's time would be loading the same modules again.
    isolate: false,
    maxWorkers: 2,
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'e2e/**', '.lectern/**'],
  },
})
