{
  const list = () => document.querySelector('.cards')
  const near = (found, wanted) => Math.abs(found - wanted) <= 1
  const round = Math.round

  /** Measures the list at this width, and puts everything back. */
  const atWidth = (width, measure) => {
    const before = list().getAttribute('style') ?? ''
    list().style.cssText += `; box-sizing: border-box; width: ${width}px; min-width: 0; max-width: none; padding: 0; border: 0`
    try {
      const cards = [...list().children].map((card) => card.getBoundingClientRect())
      const pictures = [...list().querySelectorAll('img')].map((picture) => picture.getBoundingClientRect())
      return measure({ box: list().getBoundingClientRect(), cards, pictures })
    } finally {
      list().setAttribute('style', before)
    }
  }

  for (const [width, columns] of [
    [1000, 5],
    [640, 3],
    [376, 2],
    [300, 1],
    [150, 1],
  ]) {
    const what = columns === 1 ? 'one column' : `${columns} columns`
    check(`a list of ${width} pixels has ${what}, all of the same width`, () =>
      atWidth(width, ({ cards, box }) => {
        const wanted = (width - (columns - 1) * 16) / columns
        const found = cards.filter((card) => near(card.top, cards[0].top)).length
        if (found !== columns) return `There are ${found} cards in the first row.`
        const odd = cards.find((card) => !near(card.width, wanted))
        if (odd) return `A card is ${round(odd.width)} pixels wide; ${round(wanted)} would fill the list.`
        return near(cards[columns - 1].right, box.right) || 'The columns don’t end at the edge of the list.'
      }))
  }
  check('there are 16 pixels between the rows', () =>
    atWidth(640, ({ cards }) => {
      const below = Math.min(...cards.map((card) => card.top).filter((top) => top > cards[0].top + 1))
      const end = Math.max(...cards.filter((card) => near(card.top, cards[0].top)).map((card) => card.bottom))
      return near(below - end, 16) || `There are ${round(below - end)}.`
    }))
  for (const width of [640, 150]) {
    check(`in a list of ${width} pixels each picture is as wide as its card, and half as high`, () =>
      atWidth(width, ({ cards, pictures }) => {
        const index = pictures.findIndex((picture, at) => !near(picture.width, cards[at].width))
        if (index !== -1) return `A picture is ${round(pictures[index].width)} pixels wide, its card ${round(cards[index].width)}.`
        const tall = pictures.find((picture) => !near(picture.height, picture.width / 2))
        return tall === undefined || `A picture is ${round(tall.width)} by ${round(tall.height)} pixels.`
      }))
  }
}
