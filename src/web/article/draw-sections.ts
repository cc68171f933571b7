/** The sections that stylesheets allow to be drawn late; those with a table keep an estimated size until they come near (prose.css). */
const LAZY = ':scope > section:nth-child(n + 3):not(:last-of-type, :has(> .compat))'

/**
 * Draws each section of the article that was loaded once, one at a time while the browser is idle: from then on it has its own size, wherever it is, and
 * the way back leads to the same place. Sections out of sight are left out when styles change.
 */
export function startDrawing(): void {
  // Safari knows none, and draws everything at once (prose.css).
  if (typeof requestIdleCallback === 'function') draw()
}

function draw(): void {
  const page = document.documentElement.dataset
  const article = document.querySelector<HTMLElement>('.prose')
  if (page.lazy === undefined || article === null) return
  article.dataset.lazy = ''
  // A page that comes in place of this one is drawn at once, for its place may be restored.
  delete page.lazy
  drawEach([...article.querySelectorAll<HTMLElement>(LAZY)])
}

function drawEach([section, ...others]: readonly HTMLElement[], before?: HTMLElement): void {
  requestIdleCallback(() => {
    before?.removeAttribute('style')
    if (section === undefined) return
    // With its margins inside, as when it is left out.
    section.style.cssText = 'content-visibility: visible; display: flow-root'
    // The browser remembers a size when it has drawn a frame.
    requestAnimationFrame(() => drawEach(others, section))
  })
}
