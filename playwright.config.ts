import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const MODULES = join(import.meta.dirname, 'node_modules')
const { LECTERN_BROWSER } = process.env
/** One run can be tried with another browser. */
const isChosen = LECTERN_BROWSER !== undefined && LECTERN_BROWSER !== ''

/** A path that `tools/setup.mjs --tests` found; undefined lets Playwright take its own browser. */
function readPath(file: string): string | undefined {
  const path = join(MODULES, file)
  return (existsSync(path) && readFileSync(path, 'utf8').trim()) || undefined
}

const browser = isChosen ? LECTERN_BROWSER : readPath('.lectern-browser')
/** Chromium without its window: the same engine for less than half of the work. */
const shell = isChosen ? browser : (readPath('.lectern-headless-shell') ?? browser)

/** A browser with the options of all tests. */
function withBrowser(executablePath: string | undefined) {
  return {
    browserName: 'chromium' as const,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  }
}

/** Browser tests. They start real servers on free ports themselves (`e2e/fixtures/test.ts`), so there is no `webServer` here. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fixtures/global-setup.ts',
  // Machines that check may be busy: a test that hangs is all this is to end.
  timeout: 60_000,
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  // A test waits for frames and timers a part of its time: more workers than cores use it (measured in bench/results/project.md).
  workers: '150%',
  fullyParallel: true,
  forbidOnly: true,
  // Few tests of a run may need the second try (docs/decisions/0106).
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ['./e2e/fixtures/second-tries.reporter.ts']],
  use: {
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'shell', use: withBrowser(shell), grepInvert: /@whole/ },
    // What the shell lacks: pages that are kept for going back, and whatever else is tagged so.
    { name: 'whole', use: withBrowser(browser), grep: /@whole/ },
  ],
})
