{
  const need = (id) => {
    const found = document.getElementById(id)
    if (!(found instanceof HTMLImageElement)) throw new Error(`There is no picture with the id “${id}”.`)
    return found
  }

  for (const [id, width, height] of [
    ['lake', 640, 400],
    ['mill', 320, 240],
    ['bridge', 320, 240],
  ]) {
    check(`the space of the ${id} is kept free, ${width} by ${height}`, () => {
      const picture = need(id)
      const [ownWidth, ownHeight] = ['width', 'height'].map((name) => picture.getAttribute(name))
      const ratio = /([\d.]+) \/ ([\d.]+)/.exec(getComputedStyle(picture).aspectRatio)
      if (ratio === null) return `The browser doesn’t know its proportions before it arrives: width is ${ownWidth ?? 'missing'}, height is ${ownHeight ?? 'missing'}.`
      if (Math.abs(ratio[1] / ratio[2] - width / height) > 0.01) return `Its proportions are stated as ${ratio[1]} to ${ratio[2]}.`
      const stated = Number(ownWidth ?? Number.parseFloat(picture.style.width))
      return stated === width || (ownWidth === null ? 'Its width isn’t stated.' : `Its width is stated as ${ownWidth}.`)
    })
  }
  check('the lake is moved forward in the queue', () => need('lake').fetchPriority === 'high' || 'It waits in the queue with all others.')
  check('the lake doesn’t wait until the layout is known', () => need('lake').loading !== 'lazy' || 'It waits until the browser knows that it is visible.')
  check('mill and bridge wait until somebody scrolls near them', () => {
    const early = ['mill', 'bridge'].find((id) => need(id).loading !== 'lazy')
    return early === undefined || `The ${early} is loaded at once.`
  })
  check('mill and bridge aren’t moved forward', () => {
    const pushed = ['mill', 'bridge'].find((id) => need(id).fetchPriority === 'high')
    return pushed === undefined || `The ${pushed} is.`
  })
  check('the texts in place of the pictures are still there', () => {
    const wanted = { lake: 'The lake at sunrise', mill: 'The old mill with its wheel', bridge: 'A wooden bridge over the stream' }
    const odd = Object.keys(wanted).find((id) => need(id).alt !== wanted[id])
    return odd === undefined || `That of the ${odd} has changed.`
  })
}
