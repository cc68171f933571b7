{
  const album = () => document.querySelector('.album')
  const figures = () => [...album().querySelectorAll('figure')]
  const near = (found, wanted) => Math.abs(found - wanted) <= 1
  const round = Math.round

  /** Measures the album at a width of 624 pixels, in which each of three columns has 200, and puts everything back. */
  const measured = (measure) => {
    const before = album().getAttribute('style') ?? ''
    album().style.cssText += '; box-sizing: border-box; width: 624px; min-width: 0; max-width: none; margin: 0; padding: 0; border: 0'
    try {
      const box = album().getBoundingClientRect()
      return measure(figures().map((figure) => figure.getBoundingClientRect()), box)
    } finally {
      album().setAttribute('style', before)
    }
  }

  check('the six pictures are in their order', () => figures().map((figure) => figure.textContent.trim()[0]).join('') === '123456' || 'The HTML has changed.')
  check('in an album of 624 pixels, five pictures are 200 pixels wide', () =>
    measured((boxes) => {
      const index = boxes.findIndex((box, at) => at > 0 && !near(box.width, 200))
      return index === -1 || `Picture ${index + 1} is ${round(boxes[index].width)} pixels wide.`
    }))
  check('the first picture fills two columns and the gap between them', () =>
    measured(([first], box) => {
      if (!near(first.width, 412)) return `It is ${round(first.width)} pixels wide, not 412.`
      return near(first.left, box.left) || 'It doesn’t begin at the left edge.'
    }))
  check('the second picture stands at the top right', () =>
    measured(([first, second], box) => (near(second.top, first.top) && near(second.right, box.right)) || 'It stands elsewhere.'))
  check('the third picture stands below the second, 12 pixels apart', () =>
    measured(([, second, third]) => {
      if (!near(third.left, second.left) || third.top < second.bottom) return 'It stands elsewhere.'
      return near(third.top - second.bottom, 12) || `The gap is ${round(third.top - second.bottom)} pixels.`
    }))
  check('the first picture is as high as the two beside it together', () =>
    measured(([first, , third]) => near(first.bottom, third.bottom) || `It ends at ${round(first.bottom - first.top)} pixels, they end at ${round(third.bottom - first.top)}.`))
  check('the last three make the row below, 12 pixels apart', () =>
    measured(([first, , , fourth, fifth, sixth]) => {
      if (!near(fourth.top - first.bottom, 12)) return `There are ${round(fourth.top - first.bottom)} pixels above the row.`
      if (!near(fifth.top, fourth.top) || !near(sixth.top, fourth.top)) return 'They don’t stand in one row.'
      return (near(fifth.left - fourth.right, 12) && near(sixth.left - fifth.right, 12)) || 'The gaps between them have another width.'
    }))
  check('no caption sticks out of its cell', () =>
    measured(() => {
      const wide = figures().find((figure) => figure.scrollWidth > figure.clientWidth + 1)
      if (wide) return `“${wide.textContent.trim().slice(0, 20)}…” does.`
      return figures().every((figure) => !/hidden|clip/.test(getComputedStyle(figure).overflowX)) || 'A caption is cut off.'
    }))
}
