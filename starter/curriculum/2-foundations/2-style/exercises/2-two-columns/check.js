{
  const FONT_SIZE = 16 // what em and rem mean in a media query
  const number = '([\\d.]+)(px|r?em)'
  const pixels = (value, unit) => Number(value) * (unit === 'px' ? 1 : FONT_SIZE)
  const compare = { '<': (a, b) => a < b, '<=': (a, b) => a <= b, '>': (a, b) => a > b, '>=': (a, b) => a >= b, '=': (a, b) => a === b }
  const said = (holds) => (holds ? '(min-width: 0px)' : '(max-width: -1px)')

  /** The media query with each condition on the width replaced by what it says about a window of this width. */
  const atWidth = (query, width) =>
    query
      .replace(new RegExp(`\\(\\s*${number}\\s*([<>]=?)\\s*width\\s*([<>]=?)\\s*${number}\\s*\\)`, 'g'), (_, low, lowUnit, first, second, high, highUnit) =>
        said(compare[first](pixels(low, lowUnit), width) && compare[second](width, pixels(high, highUnit))))
      .replace(new RegExp(`\\(\\s*width\\s*([<>]=?|=)\\s*${number}\\s*\\)`, 'g'), (_, sign, value, unit) => said(compare[sign](width, pixels(value, unit))))
      .replace(new RegExp(`\\(\\s*${number}\\s*([<>]=?|=)\\s*width\\s*\\)`, 'g'), (_, value, unit, sign) => said(compare[sign](pixels(value, unit), width)))
      .replace(new RegExp(`\\(\\s*(min|max)-width\\s*:\\s*${number}\\s*\\)`, 'g'), (_, side, value, unit) =>
        said(side === 'min' ? width >= pixels(value, unit) : width <= pixels(value, unit)))

  const mediaRules = (list) => [...list].flatMap((rule) => [...(rule instanceof CSSMediaRule ? [rule] : []), ...mediaRules(rule.cssRules ?? [])])

  /** Measures the page as if the window had this width, and puts everything back. */
  const inWindow = (width, measure) => {
    const rules = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))
    const before = rules.map((rule) => rule.media.mediaText)
    const own = document.documentElement.getAttribute('style') ?? ''
    rules.forEach((rule, index) => {
      rule.media.mediaText = atWidth(before[index], width)
    })
    document.documentElement.style.cssText += `; width: ${width}px; overflow: hidden`
    try {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect()
      return measure({ page: box('.page'), article: box('article'), aside: box('aside'), left: box('html').left })
    } finally {
      rules.forEach((rule, index) => {
        rule.media.mediaText = before[index]
      })
      document.documentElement.setAttribute('style', own)
    }
  }
  const round = Math.round

  check('in a window of 1400 pixels the page is 900 pixels wide', () =>
    inWindow(1400, ({ page }) => round(page.width) === 900 || `It is ${round(page.width)} pixels wide.`))
  check('in a window of 1400 pixels the page stands in the middle', () =>
    inWindow(1400, ({ page, left }) => {
      const space = page.left - left
      return Math.abs(space - (1400 - page.width - space)) <= 2 || `There are ${round(space)} pixels to its left and ${round(1400 - page.width - space)} to its right.`
    }))
  check('in a window of 360 pixels the page takes the whole width', () =>
    inWindow(360, ({ page }) => round(page.width) === 360 || `It is ${round(page.width)} pixels wide.`))
  for (const width of [360, 690]) {
    check(`in a window of ${width} pixels the article stands above the sidebar, with a gap`, () =>
      inWindow(width, ({ article, aside }) => {
        if (aside.top < article.bottom) return 'The sidebar begins before the article has ended.'
        return aside.top - article.bottom >= 15.5 || `The gap is ${round(aside.top - article.bottom)} pixels high.`
      }))
  }
  for (const width of [700, 1400]) {
    check(`in a window of ${width} pixels the sidebar stands to the right of the article, with a gap`, () =>
      inWindow(width, ({ article, aside }) => {
        if (aside.left < article.right || aside.top >= article.bottom) return 'The sidebar isn’t beside the article.'
        return aside.left - article.right >= 15.5 || `The gap is ${round(aside.left - article.right)} pixels wide.`
      }))
  }
  check('side by side, the article is the wider of the two', () =>
    inWindow(1000, ({ article, aside }) => article.width > aside.width + 1 || `The article is ${round(article.width)} pixels wide, the sidebar ${round(aside.width)}.`))
}
