import type { BrowserContext } from '@playwright/test'

/** Everything a page complains about: console errors and warnings, uncaught errors, and what its policy has blocked. */
export interface PageProblems {
  list(): readonly string[]
}

/** Collects the problems of all pages of a context from now on. */
export async function watchProblems(context: BrowserContext): Promise<PageProblems> {
  const problems: string[] = []
  context.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warning') problems.push(`console ${type}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
  // Chromium writes violations to the console as well, but not those of a policy that only reports.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violated: ${violatedDirective} by ${blockedURI}`)
    })
  })
  return { list: () => problems }
}
