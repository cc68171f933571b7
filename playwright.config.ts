import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** Written by `tools/setup.mjs --tests`; the variable wins, so that one run can be tried with another browser. */
const BROWSER_FILE = join(import.meta.dirname, 'node_modules', '.lectern-browser')

/** Path of the browser to drive; undefined lets Playwright take its own. */
function findBrowser(): string | undefined {
  const chosen = process.env.LECTERN_BROWSER
  if (chosen !== undefined && chosen !== '') return chosen
  return existsSync(BROWSER_FILE) ? readFileSync(BROWSER_FILE, 'utf8').trim() : undefined
}

const executablePath = findBrowser()

/** Browser tests. They start real servers on free ports themselves (`e2e/fixtures.ts`), so there is no `webServer` here. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  // Machines that check may be busy: a test that hangs is all this is to end.
  timeout: 60_000,
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  expect: { timeout: 10_000 },
  reporter: process.stdout.isTTY ? 'line' : 'list',
  use: {
    trace: 'off',
    screenshot: 'only-on-failure',
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
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
})
