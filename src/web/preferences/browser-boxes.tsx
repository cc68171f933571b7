import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { COMPAT_PLATFORMS } from '#contracts/compat-platforms.ts'
import { followHiddenBrowsers, hideBrowsers, listHiddenBrowsers } from '../article/compat/hidden-browsers.ts'
import { BROWSERS } from './browser-list.ts'
import { preferencesText } from './preferences-text.ts'

/** The browsers that tables of compatibility show, each with a box. */
export function BrowserBoxes(): ReactNode {
  const hidden = new Set(useSyncExternalStore(followHiddenBrowsers, hiddenText).split(' '))
  const id = useId()
  const change = (browser: string, isShown: boolean): void => {
    const next = new Set(listHiddenBrowsers())
    if (isShown) next.delete(browser)
    else next.add(browser)
    hideBrowsers(next)
  }
  return (
    <fieldset className="preference" aria-describedby={`${id}-text`}>
      <legend>{preferencesText('browsers')}</legend>
      <p className="preference-text" id={`${id}-text`}>
        {preferencesText('browsers_text')}
      </p>
      <div className="preference-platforms">
        {COMPAT_PLATFORMS.map((platform) => (
          <fieldset key={platform}>
            <legend>{preferencesText(platform)}</legend>
            {BROWSERS[platform].map(({ id: browser, name }) => (
              <label key={browser}>
                <input
                  type="checkbox"
                  checked={!hidden.has(browser)}
                  onChange={({ currentTarget }) => change(browser, currentTarget.checked)}
                />
                <span lang="en">{name}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}

function hiddenText(): string {
  return [...listHiddenBrowsers()].join(' ')
}
