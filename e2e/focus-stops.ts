import { expect, type Locator, type Page } from '@playwright/test'

/** Where the Tab key has stopped. */
export interface FocusStop {
  /** Tag and text, for messages. */
  readonly name: string
  /** The element can be seen, and an outline around it. */
  readonly isShown: boolean
  /** Nothing lies over the element. */
  readonly isFree: boolean
  /** The first line of the element, from the corner of the page. */
  readonly place: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

/** No page of the starter content has as many elements to stop at. */
const MOST_STOPS = 250

/** Marks the elements that the Tab key should stop at as the page stands now. */
export async function markStops(page: Page): Promise<void> {
  await page.locator('a[href], button, input, select, textarea, summary, [tabindex]').evaluateAll((elements) => {
    for (const element of elements) {
      if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element.matches(':disabled')) continue
      if (element.checkVisibility({ visibilityProperty: true })) element.dataset.stop = ''
    }
  })
}

/** The marked elements that the key has not come to, although they still are to be stopped at: a script may have thought better of it. */
export function listMissed(page: Page): Promise<readonly string[]> {
  return page.locator('[data-stop]:not([data-reached])').evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement && element.tabIndex >= 0)
      // The key comes to the one of a group that is chosen.
      .filter((element) => !element.matches('[type="radio"]:not(:checked)'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `${element.localName}.${element.className} ${element.textContent.trim().slice(0, 40)}`),
  )
}

/** The element that has the focus, which is marked as reached; undefined when the key has left the page. */
export function readFocus(page: Page): Promise<FocusStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    element.dataset.reached = ''
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    const [x, y] = [(left + right) / 2, Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1)]
    const over = document.elementFromPoint(x, y)
    return {
      name: `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim().slice(0, 40)}`,
      // Within a frame it is the frame's page that shows where the focus is.
      isShown: isInWindow && (element.localName === 'iframe' || (outlineStyle !== 'none' && outlineWidth !== '0px')),
      isFree: element.contains(over),
      place: { left: left + scrollX, right: right + scrollX, top: top + scrollY, bottom: bottom + scrollY },
    }
  })
}

/** A page of another origin takes the focus and gives it back a moment after the key. */
const FOCUS_MOVES_MS = 150

async function readSettledFocus(page: Page): Promise<FocusStop | undefined> {
  const stop = await readFocus(page)
  if (stop !== undefined) return stop
  await page.waitForTimeout(FOCUS_MOVES_MS)
  return await readFocus(page)
}

/** Presses Tab until the key leaves the page, and gives every stop. */
export async function walkThrough(page: Page): Promise<readonly FocusStop[]> {
  const stops: FocusStop[] = []
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await readSettledFocus(page)
    if (stop === undefined) return stops
    stops.push(stop)
  }
  throw new Error(`the Tab key does not leave the page after ${MOST_STOPS} stops, the last one at ${stops.at(-1)?.name}`)
}

/** Presses Tab until an element has the focus; it and every stop before it can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await readSettledFocus(page)
    if (stop === undefined) break
    expect(stop, stop.name).toMatchObject({ isShown: true, isFree: true })
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'the Tab key stops here').toBeFocused()
}

/** The stops that stand above the one before them in the same column: the eye would have come to them earlier. */
export function listBackward(stops: readonly FocusStop[]): readonly string[] {
  return stops.flatMap(({ name, place }, index) => {
    const before = stops[index - 1]
    if (before === undefined) return []
    const isAbove = place.bottom <= before.place.top + 1
    const isSameColumn = place.left < before.place.right && place.right > before.place.left
    return isAbove && isSameColumn ? [`${before.name} -> ${name}`] : []
  })
}
