import { expect, test, vi } from 'vitest'

// Prism is one object for the whole process. Loaded once more, a grammar for templates replaces its placeholders twice, and loses the code behind them.
test('a second copy of the module highlights templates as the first one does', async () => {
  const first = await import('./highlight.ts')
  const html = first.highlight('{{ a }}', 'django').toString()
  vi.resetModules()
  const second = await import('./highlight.ts')
  expect(second).not.toBe(first)
  expect(html).toContain('class="token ')
  expect(second.highlight('{{ a }}', 'django').toString()).toBe(html)
})
