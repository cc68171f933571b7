{
  const list = () => document.querySelector('#guests')
  const lines = () => [...list().children].map((item) => item.textContent.replace(/\s+/g, ' ').trim())

  /** Shows these guests, runs the test, and puts the old ones back. */
  const withGuests = (guests, test) => {
    if (typeof showGuests !== 'function') return 'There is no function of the name showGuests.'
    const before = [...list().childNodes]
    try {
      showGuests(guests)
      return test()
    } finally {
      list().replaceChildren(...before)
    }
  }
  const shows = (...wanted) => {
    const found = lines()
    if (found.length !== wanted.length) return `The list has ${found.length} ${found.length === 1 ? 'item' : 'items'}, not ${wanted.length}.`
    const index = wanted.findIndex((line, at) => found[at] !== line)
    return index === -1 || `Item ${index + 1} reads “${found[index]}”, not “${wanted[index]}”.`
  }

  check('each guest has an item', () => withGuests([{ name: 'Uma' }, { name: 'Noor' }], () => shows('Uma', 'Noor')))
  check('all items are li elements', () =>
    withGuests([{ name: 'Uma' }, { name: 'Noor' }], () => [...list().children].every((item) => item.localName === 'li') || 'Other elements are in the list.'))
  check('those who come along are counted', () => withGuests([{ name: 'Uma', with: 1 }, { name: 'Noor', with: 10 }], () => shows('Uma +1', 'Noor +10')))
  check('guests who come alone have no plus sign', () => withGuests([{ name: 'Uma', with: 0 }, { name: 'Noor' }], () => shows('Uma', 'Noor')))
  check('names are shown as text', () => {
    const name = '<em>Lee</em> & <img alt="">'
    return withGuests([{ name }], () => {
      if (list().querySelector('em, img')) return 'A name was read as HTML.'
      return shows(name)
    })
  })
  check('each call replaces the list', () =>
    withGuests([{ name: 'Uma' }], () => {
      showGuests([{ name: 'Noor' }, { name: 'Kim' }])
      return shows('Noor', 'Kim')
    }))
  check('without guests, the list has the item “Nobody yet”', () => withGuests([], () => shows('Nobody yet')))
}
