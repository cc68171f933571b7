{
  const places = () => [...document.querySelectorAll('.place')]
  const near = (found, wanted) => Math.abs(found - wanted) <= 1
  const round = Math.round

  /** Gives both places a width for the time of the test, and measures what is in them. */
  const inPlaces = (widths, measure) => {
    const before = places().map((place) => place.getAttribute('style') ?? '')
    places().forEach((place, index) => {
      place.style.cssText += `; box-sizing: border-box; width: ${widths[index]}px; min-width: 0; max-width: none; padding: 0; border: 0`
    })
    // The disc turns, and the box around a turned square is larger: its own size counts.
    const boxOf = (node) => ({ left: node.offsetLeft, top: node.offsetTop, right: node.offsetLeft + node.offsetWidth, bottom: node.offsetTop + node.offsetHeight })
    try {
      return measure(places().map((place) => ({ disc: boxOf(place.querySelector('.disc')), words: boxOf(place.querySelector('.words')) })))
    } finally {
      places().forEach((place, index) => place.setAttribute('style', before[index]))
    }
  }
  const beside = ({ disc, words }) => {
    if (words.left < disc.right || words.top >= disc.bottom) return 'The words don’t stand to the right of the disc.'
    return near(words.left - disc.right, 16) || `The gap is ${round(words.left - disc.right)} pixels.`
  }
  const below = ({ disc, words }) => words.top >= disc.bottom || 'The words don’t stand below the disc.'

  const mediaRules = (list) => [...list].flatMap((rule) => [...(rule instanceof CSSMediaRule ? [rule] : []), ...mediaRules(rule.cssRules ?? [])])

  /** Tests the page as if the reader had made this choice about motion. */
  const withMotion = (choice, test) => {
    const rules = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))
    const before = rules.map((rule) => rule.media.mediaText)
    rules.forEach((rule, index) => {
      rule.media.mediaText = before[index].replace(/\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/g, (_, asked = 'reduce') =>
        asked === choice ? '(min-width: 0px)' : '(max-width: -1px)')
    })
    try {
      return test()
    } finally {
      rules.forEach((rule, index) => {
        rule.media.mediaText = before[index]
      })
    }
  }
  const turning = () =>
    [...document.querySelectorAll('.disc')].filter((disc) => {
      const { animationName, animationDuration, animationPlayState } = getComputedStyle(disc)
      return animationName !== 'none' && parseFloat(animationDuration) > 0.01 && animationPlayState !== 'paused'
    }).length

  check('in a place of 440 pixels the words stand beside the disc, in one of 220 below it', () =>
    inPlaces([440, 220], ([first, second]) => (beside(first) === true ? below(second) : beside(first))))
  check('it is the same the other way around', () =>
    inPlaces([220, 440], ([first, second]) => (below(first) === true ? beside(second) : below(first))))
  check('400 pixels are wide enough', () => inPlaces([400, 400], ([first]) => beside(first)))
  check('398 pixels are not', () => inPlaces([398, 398], ([first]) => below(first)))
  check('the discs keep their size of 80 pixels', () =>
    inPlaces([440, 220], (parts) => parts.every(({ disc }) => near(disc.right - disc.left, 80) && near(disc.bottom - disc.top, 80)) || 'A disc is squeezed or stretched.'))
  check('the discs turn for readers who haven’t asked for less motion', () => withMotion('no-preference', () => turning() === 2 || 'They stand still.'))
  check('the discs stand still for readers who have', () => withMotion('reduce', () => turning() === 0 || 'They turn.'))
}
