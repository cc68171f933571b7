import type { Theme } from '#contracts/preference-values.ts'

/**
 * Sends examples that run in frames the theme that the user has chosen: each frame marked `data-runner` by the message
 * `{typ: 'theme', theme}`, and scripts of the page by the event `data-theme` of the document. A runner's origin is made from its code, so the
 * message names none; it holds nothing secret.
 */
export function tellRunners(theme: Theme): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-runner]'))
    frame.contentWindow?.postMessage({ typ: 'theme', theme }, '*')
  document.dispatchEvent(new CustomEvent('data-theme', { detail: theme }))
}
