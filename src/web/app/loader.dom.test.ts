import { expect, test, vi } from 'vitest'

test('on a page that is read without the application, the way back to another page is a load by the browser', async () => {
  history.replaceState({ isPlain: true }, '', '/en-US/docs/Web/CSS')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await import('./loader.ts')
  const go = (address: string): void => {
    history.replaceState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  go('/en-US/docs/Web/CSS#syntax')
  expect(reload).not.toHaveBeenCalled()
  go('/en-US/docs/Web')
  expect(reload).toHaveBeenCalledOnce()
})
