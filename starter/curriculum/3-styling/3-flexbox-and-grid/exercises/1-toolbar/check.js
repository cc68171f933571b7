{
  const bar = () => document.querySelector('.bar')
  const round = Math.round
  const near = (found, wanted) => Math.abs(found - wanted) <= 1

  /** Measures the parts in a bar of this width, and puts everything back. */
  const inBar = (width, measure) => {
    const before = bar().getAttribute('style') ?? ''
    bar().style.cssText += `; box-sizing: border-box; width: ${width}px; min-width: 0; max-width: none`
    try {
      const rect = (selector) => bar().querySelector(selector).getBoundingClientRect()
      return measure({ box: bar().getBoundingClientRect(), name: rect('.name'), search: rect('.search'), help: rect('.help') })
    } finally {
      bar().setAttribute('style', before)
    }
  }
  const middle = ({ top, bottom }) => (top + bottom) / 2

  for (const width of [640, 1000]) {
    check(`in a bar of ${width} pixels the three stand in one line, in their order`, () =>
      inBar(width, ({ name, search, help }) => {
        if (search.top >= name.bottom || help.top >= name.bottom) return 'They stand in more than one line.'
        return (name.left < search.left && search.left < help.left) || 'The order has changed.'
      }))
    check(`in a bar of ${width} pixels they reach from edge to edge`, () =>
      inBar(width, ({ box, name, help }) => {
        if (!near(name.left, box.left)) return `There are ${round(name.left - box.left)} pixels before the name.`
        return near(help.right, box.right) || `There are ${round(box.right - help.right)} pixels behind the link.`
      }))
    check(`in a bar of ${width} pixels the field takes all the space but the two gaps of 16 pixels`, () =>
      inBar(width, ({ name, search, help }) => {
        const [left, right] = [search.left - name.right, help.left - search.right]
        return (near(left, 16) && near(right, 16)) || `There are ${round(left)} pixels before the field and ${round(right)} behind it.`
      }))
  }
  check('in a wide bar the three are centered vertically', () =>
    inBar(1000, ({ name, search, help }) => {
      const [first, second, third] = [name, search, help].map(middle)
      return (near(first, second) && near(second, third)) || `Their middles are at ${round(first)}, ${round(second)} and ${round(third)} pixels.`
    }))
  for (const width of [320, 200, 165]) {
    check(`in a bar of ${width} pixels nothing sticks out`, () =>
      inBar(width, ({ box, ...parts }) => {
        const [far] = Object.entries(parts).find(([, part]) => part.right > box.right + 1 || part.left < box.left - 1) ?? []
        return far === undefined || `“${far}” sticks out.`
      }))
    check(`in a bar of ${width} pixels the field is at least 160 pixels wide`, () =>
      inBar(width, ({ search }) => search.width >= 159 || `It is ${round(search.width)} pixels wide.`))
  }
}
