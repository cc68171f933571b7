{
  const need = (id) => {
    const found = document.getElementById(id)
    if (!found) throw new Error(`There is no element with the id “${id}”.`)
    return found
  }
  const toggle = () => need('toggle')
  const topics = () => need('topics')
  const isOpen = () => topics().checkVisibility()
  const press = (target, key) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, code: key === ' ' ? 'Space' : key, bubbles: true, cancelable: true }))
    target.dispatchEvent(new KeyboardEvent('keyup', { key, code: key === ' ' ? 'Space' : key, bubbles: true, cancelable: true }))
  }

  /** Runs the test with the list open or closed, and closes it afterwards. */
  const when = (open, test) => {
    if (isOpen() !== open) toggle().click()
    if (isOpen() !== open) throw new Error(`A click doesn’t ${open ? 'open' : 'close'} the list.`)
    try {
      return test()
    } finally {
      if (isOpen()) toggle().click()
    }
  }

  const textOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true' || node.hidden) return ''
    return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? [...node.childNodes].map(textOf).join('')
  }
  const nameOf = (node) => {
    const others = (node.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id))
    const byOthers = others.map((other) => other?.textContent ?? '').join(' ')
    return [byOthers, textOf(node)].map((name) => name.replace(/\s+/g, ' ').trim()).find((name) => name !== '') ?? ''
  }
  const isNative = (node) => node.matches('button, input[type="button"], summary')

  check('#toggle is a button', () => isNative(toggle()) || toggle().getAttribute('role') === 'button' || `It is a <${toggle().localName}> without a role.`)
  check('it can be reached with the Tab key', () => (toggle().tabIndex >= 0 && !toggle().disabled) || 'The Tab key passes it by.')
  check('Enter and Space press it', () => {
    if (isNative(toggle())) return true
    for (const key of ['Enter', ' ']) {
      const before = isOpen()
      press(toggle(), key)
      if (isOpen() === before) return `${key === ' ' ? 'Space' : key} does nothing.`
    }
    return true
  })
  check('its name is “Topics”, also when the list is open', () => {
    const names = [false, true].map((open) => when(open, () => nameOf(toggle())))
    const odd = names.find((name) => name.toLowerCase() !== 'topics')
    return odd === undefined || (odd === '' ? 'It has no name.' : `Its name is “${odd}”.`)
  })
  check('the sign is still there to be seen', () => when(false, () => (toggle().textContent + (toggle().value ?? '')).includes('☰') || 'The sign ☰ is gone.'))
  for (const open of [false, true]) {
    check(`it says that the list is ${open ? 'open' : 'closed'} when it is`, () =>
      when(open, () => {
        const said = toggle().getAttribute('aria-expanded')
        if (said === null) return 'It doesn’t say whether the list is open.'
        return said === String(open) || `aria-expanded is “${said}”.`
      }))
  }
  check('Escape closes the list and puts the focus back on the button', () =>
    when(true, () => {
      const own = HTMLElement.prototype.focus
      const focused = []
      // Noted instead of done, so that the check takes the focus from nobody.
      HTMLElement.prototype.focus = function focus() {
        focused.push(this)
      }
      try {
        press(topics().querySelector('a') ?? topics(), 'Escape')
      } finally {
        HTMLElement.prototype.focus = own
      }
      if (isOpen()) return 'Pressed on a link of the list, it leaves the list open.'
      return focused.at(-1) === toggle() || 'The focus isn’t moved to the button.'
    }))
}
