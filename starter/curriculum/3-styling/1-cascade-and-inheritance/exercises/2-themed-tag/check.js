{
  const NAVY = 'rgb(0, 0, 128)'
  const FIREBRICK = 'rgb(178, 34, 34)'
  const TEAL = 'rgb(0, 128, 128)'
  const part = (section, name) => document.querySelectorAll('section')[section].querySelector(name)
  const style = (section, name) => getComputedStyle(part(section, name))
  const sides = ['Top', 'Right', 'Bottom', 'Left']
  const bordersOf = (computed) => new Set(sides.map((side) => computed[`border${side}Color`]))
  const expectColor = (found, wanted) => found === wanted || `It is ${found}.`

  /** Sets a property of an element for the time of the test. */
  const withStyle = (node, name, value, test) => {
    const before = node.getAttribute('style') ?? ''
    node.style.setProperty(name, value)
    try {
      return test()
    } finally {
      node.setAttribute('style', before)
    }
  }

  check('the tag for the teapot is navy', () => expectColor(style(0, '.tag').color, NAVY))
  check('the tag for the cups is firebrick', () => expectColor(style(1, '.tag').color, FIREBRICK))
  check('borders have the color of their text', () => {
    for (const section of [0, 1]) {
      const tag = style(section, '.tag')
      if (tag.borderTopStyle === 'none') return 'A tag has lost its border.'
      const [color, ...others] = bordersOf(tag)
      if (others.length > 0 || color !== tag.color) return `The text is ${tag.color}, a border is ${color}.`
    }
    return true
  })
  check('a border follows when the color of its tag is changed', () =>
    withStyle(part(0, '.tag'), 'color', 'teal', () => expectColor(style(0, '.tag').borderTopColor, TEAL)))
  check('the buttons have the accent as their background', () => {
    const first = expectColor(style(0, 'button').backgroundColor, NAVY)
    return first === true ? expectColor(style(1, 'button').backgroundColor, FIREBRICK) : first
  })
  check('the buttons have the font of their surroundings', () => {
    const own = style(0, 'button')
    const around = getComputedStyle(document.querySelector('section'))
    if (own.fontFamily !== around.fontFamily) return `The family of the button is ${own.fontFamily}.`
    return own.fontSize === around.fontSize || `The size in the button is ${own.fontSize}, around it ${around.fontSize}.`
  })
  check('the buttons follow when the size of the text is changed', () =>
    withStyle(document.body, 'font-size', '25px', () => style(1, 'button').fontSize === '25px' || `The size in the button stays ${style(1, 'button').fontSize}.`))
  check('tags and buttons follow an --accent that is set on another element', () =>
    withStyle(document.querySelector('section'), '--accent', 'teal', () => {
      const tag = expectColor(style(0, '.tag').color, TEAL)
      return tag === true ? expectColor(style(0, 'button').backgroundColor, TEAL) : `The tag: ${tag}`
    }))
}
