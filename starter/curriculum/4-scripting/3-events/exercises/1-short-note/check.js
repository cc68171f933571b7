{
  const note = () => document.querySelector('#note')
  const left = () => document.querySelector('#left').textContent.replace(/\s+/g, ' ').trim()
  const send = () => document.querySelector('#send')
  const opened = { left: left(), disabled: send().disabled, value: note().value }
  const enter = (text) => {
    note().value = text
    note().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  }

  /** Enters a text like somebody who pastes it, runs the test, and puts the old one back. */
  const withText = (text, test) => {
    const before = note().value
    enter(text)
    try {
      return test()
    } finally {
      enter(before)
    }
  }
  const says = (wanted) => left() === wanted || `It says “${left()}”, not “${wanted}”.`
  const usable = (wanted) => send().disabled === !wanted || (wanted ? 'It can’t be used.' : 'It can be used.')

  check('when the page opens, 40 characters are left', () => opened.value !== '' || opened.left === '40 left' || `It says “${opened.left}”.`)
  check('when the page opens, the button can’t be used', () => opened.value !== '' || opened.disabled || 'It can be used.')
  check('the paragraph follows each change', () =>
    withText('Back at five', () => {
      const first = says('28 left')
      enter('Back at five, with apples')
      return first === true ? says('15 left') : first
    }))
  check('a note of exactly 40 characters has 0 left', () => withText('x'.repeat(40), () => says('0 left')))
  check('a longer note says by how many it is too long', () => withText('x'.repeat(43), () => says('3 too many')))
  check('the button can be used for a note that fits', () => withText('Back at five', () => usable(true)))
  check('the button can be used for a note of exactly 40 characters', () => withText('x'.repeat(40), () => usable(true)))
  check('the button can’t be used for a note that is too long', () => withText('x'.repeat(41), () => usable(false)))
  check('the button can be used again after the note was shortened', () =>
    withText('x'.repeat(41), () => {
      enter('x'.repeat(39))
      return usable(true)
    }))
  check('the button can’t be used for spaces alone', () => withText('  \n ', () => usable(false)))
  check('spaces count as characters', () => withText('a b ', () => says('36 left')))
}
