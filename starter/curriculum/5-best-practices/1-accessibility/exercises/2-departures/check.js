{
  const need = (selector) => {
    const found = document.querySelector(selector)
    if (!found) throw new Error(`The page has no ${selector} any more.`)
    return found
  }
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const paint = (color, alpha) => {
    context.globalAlpha = alpha
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
  }
  const luminance = () => {
    const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const linesOf = (element) => (element === null ? [] : [...linesOf(element.parentElement), element])
  /** Paints what lies behind the element, and returns how opaque the element itself is. */
  const paintBehind = (element, own) => {
    context.clearRect(0, 0, 1, 1)
    paint('white', 1)
    let alpha = 1
    for (const line of linesOf(element)) {
      const style = getComputedStyle(line)
      alpha *= Number(style.opacity)
      if (own || line !== element) paint(style.backgroundColor, alpha)
    }
    return alpha
  }
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  const contrastOf = (element, color, own = true) => {
    const alpha = paintBehind(element, own)
    const behind = luminance()
    paint(color, alpha)
    return ratio(luminance(), behind)
  }
  const enough = (found, wanted) => found >= wanted - 0.005 || `It is ${found.toFixed(1)}:1.`

  for (const [what, selector] of [
    ['the hint', '.hint'],
    ['the link in the hint', '.hint a'],
    ['“12 minutes late”', '.late'],
    ['“on time”', '.status:not(.late)'],
    ['the times and stations', '.trains li'],
    ['the button', 'button'],
  ]) {
    check(`${what} has a contrast of at least 4.5:1`, () => {
      const element = need(selector)
      return enough(contrastOf(element, getComputedStyle(element).color), 4.5)
    })
  }
  check('the link can be told apart without its color', () => {
    const link = getComputedStyle(need('.hint a'))
    const text = getComputedStyle(need('.hint'))
    if (link.textDecorationLine.includes('underline')) return true
    if (Number.parseFloat(link.borderBottomWidth) > 0 && link.borderBottomStyle !== 'none') return true
    return Number(link.fontWeight) >= Number(text.fontWeight) + 200 || 'Only its color is different from the text.'
  })
  check('the border of the field has a contrast of at least 3:1', () => {
    const field = need('#stop')
    const style = getComputedStyle(field)
    if (Number.parseFloat(style.borderBottomWidth) < 1 || ['none', 'hidden'].includes(style.borderBottomStyle)) return 'It has no border.'
    return enough(contrastOf(field, style.borderBottomColor, false), 3)
  })
  check('the button is at least 44 pixels high', () => {
    const { height } = need('button').getBoundingClientRect()
    return height >= 43.5 || `It is ${Math.round(height)} pixels high.`
  })
}
