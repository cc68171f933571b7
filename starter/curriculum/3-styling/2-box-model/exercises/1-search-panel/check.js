{
  const node = (selector) => document.querySelector(selector)
  const rect = (selector) => node(selector).getBoundingClientRect()
  const style = (selector) => getComputedStyle(node(selector))
  const near = (found, wanted) => Math.abs(found - wanted) <= 1
  const layers = (selector, padding, border) => {
    const own = style(selector)
    for (const side of ['Top', 'Right', 'Bottom', 'Left']) {
      if (!near(parseFloat(own[`padding${side}`]), padding)) return `Its padding is ${own[`padding${side}`]} on one side.`
      if (!near(parseFloat(own[`border${side}Width`]), border)) return `Its border is ${own[`border${side}Width`]} on one side.`
    }
    return true
  }

  check('the panel is 320 pixels wide from border to border', () => near(rect('.panel').width, 320) || `It is ${Math.round(rect('.panel').width)} pixels wide.`)
  check('the panel keeps its padding and its border', () => layers('.panel', 16, 4))
  check('the field fills the panel from padding to padding', () => {
    const [panel, field] = [rect('.panel'), rect('.field')]
    const [left, right] = [field.left - panel.left - 20, panel.right - 20 - field.right]
    if (right < -1) return `It sticks out by ${Math.round(-right)} pixels.`
    return (near(left, 0) && near(right, 0)) || `There are ${Math.round(left)} pixels left over before it and ${Math.round(right)} behind it.`
  })
  check('the field keeps its padding and its border', () => layers('.field', 12, 2))
  check('the text of the hint doesn’t stick out', () => {
    const hint = node('.hint')
    if (style('.hint').overflowY !== 'visible') return 'What doesn’t fit is cut off or scrolls.'
    return hint.scrollHeight <= Math.ceil(rect('.hint').height) + 1 || `The text is ${hint.scrollHeight} pixels high, its box ${Math.round(rect('.hint').height)}.`
  })
  check('the hint stays 40 pixels high when its text is short', () => {
    const hint = node('.hint')
    const children = [...hint.childNodes]
    hint.replaceChildren('Short.')
    const { height } = rect('.hint')
    hint.replaceChildren(...children)
    return near(height, 40) || `With one word it is ${Math.round(height)} pixels high.`
  })
  check('the link is 44 pixels high', () => near(rect('.help').height, 44) || `It is ${Math.round(rect('.help').height)} pixels high.`)
  check('the link stays in the line of text and is no wider than needed', () => {
    const [link, line] = [rect('.help'), node('.help').parentElement.getBoundingClientRect()]
    if (link.width > line.width / 2) return 'It takes the whole line.'
    const words = document.createRange()
    words.selectNode(node('.help').previousSibling)
    const text = words.getBoundingClientRect()
    return (link.left >= text.right - 1 && link.top < text.bottom && link.bottom > text.top) || 'It doesn’t stand beside “Stuck?”.'
  })
}
