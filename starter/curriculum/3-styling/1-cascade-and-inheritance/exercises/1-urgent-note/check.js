{
  const DIMGRAY = 'rgb(105, 105, 105)'
  const FIREBRICK = 'rgb(178, 34, 34)'
  const GREEN = 'rgb(0, 128, 0)'
  const colorOf = (selector) => getComputedStyle(document.querySelector(selector)).color
  const expectColor = (selector, wanted) => colorOf(selector) === wanted || `Its color is ${colorOf(selector)}.`

  /** Tries what happens when somebody adds `.done { color: green; }` and marks a note with it. */
  const markedAsDone = (selector) => {
    const note = document.querySelector(selector)
    const before = note.className
    const sheet = document.createElement('style')
    sheet.textContent = '.done { color: green; }'
    document.body.append(sheet)
    note.classList.add('done')
    try {
      return { note: getComputedStyle(note).color, link: getComputedStyle(note.querySelector('a')).color }
    } finally {
      note.className = before
      sheet.remove()
    }
  }

  check('the first note is dimgray', () => expectColor('.note:not(.urgent)', DIMGRAY))
  check('the urgent note is firebrick', () => expectColor('.urgent', FIREBRICK))
  check('the link in the first note is dimgray', () => expectColor('.note:not(.urgent) a', DIMGRAY))
  check('the link in the urgent note is firebrick', () => expectColor('.urgent a', FIREBRICK))
  check('a rule with a single class can still change a note', () => markedAsDone('.note:not(.urgent)').note === GREEN || 'The note stays as it was.')
  check('a rule with a single class can still change an urgent note', () => markedAsDone('.urgent').note === GREEN || 'The note stays as it was.')
  check('the links follow that change', () =>
    ['.note:not(.urgent)', '.urgent'].every((selector) => markedAsDone(selector).link === GREEN) || 'A link keeps its old color.')
}
