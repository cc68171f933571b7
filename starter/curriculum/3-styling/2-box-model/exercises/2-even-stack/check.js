{
  const card = () => document.querySelector('.card')
  const rect = (node) => node.getBoundingClientRect()
  const near = (found, wanted) => Math.abs(found - wanted) <= 1
  const round = Math.round

  const inner = () => {
    const box = rect(card())
    const [first, last] = [card().firstElementChild, card().lastElementChild].map(rect)
    return { top: first.top - box.top, bottom: box.bottom - last.bottom, left: first.left - box.left, right: box.right - first.right }
  }
  const gaps = () => [...card().children].slice(1).map((node) => rect(node).top - rect(node.previousElementSibling).bottom)

  /** Adds a paragraph at the end for the time of the test. */
  const withOneMore = (test) => {
    const added = document.createElement('p')
    added.textContent = 'Ask at the desk.'
    card().append(added)
    try {
      return test()
    } finally {
      added.remove()
    }
  }
  const evenGaps = () => {
    const odd = gaps().find((gap) => !near(gap, 24))
    return odd === undefined || `The gaps are ${gaps().map(round).join(', ')} pixels.`
  }

  check('the card has a background', () => !/^(?:transparent|rgba\(.*, 0\))$/.test(getComputedStyle(card()).backgroundColor) || 'It is gone.')
  check('there are 16 pixels above the heading', () => near(inner().top, 16) || `There are ${round(inner().top)}.`)
  check('there are 16 pixels below the last part', () => near(inner().bottom, 16) || `There are ${round(inner().bottom)}.`)
  check('there are 16 pixels to the left and right', () =>
    (near(inner().left, 16) && near(inner().right, 16)) || `There are ${round(inner().left)} to the left and ${round(inner().right)} to the right.`)
  check('there are 24 pixels between the parts', evenGaps)
  check('there are 24 pixels before a part that is added, and 16 below it', () =>
    withOneMore(() => {
      const even = evenGaps()
      return even === true ? near(inner().bottom, 16) || `There are ${round(inner().bottom)} below it.` : even
    }))
  check('the card begins 40 pixels below the title', () => {
    const distance = rect(card()).top - rect(document.querySelector('h1')).bottom
    return near(distance, 40) || `The distance is ${round(distance)} pixels.`
  })
}
