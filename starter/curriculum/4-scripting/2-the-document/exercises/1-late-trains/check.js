{
  const trains = () => [...document.querySelectorAll('#trains li')]
  const late = () => trains().flatMap((train, index) => (train.classList.contains('late') ? [index + 1] : []))
  const summary = () => document.querySelector('#summary').textContent.replace(/\s+/g, ' ').trim().replace(/\.$/, '')
  const says = (count) => summary() === `${count} of 4 trains are late` || `The summary says “${summary()}”.`
  const marked = (...wanted) => String(late()) === String(wanted) || `Marked as late: ${late().map((at) => `train ${at}`).join(', ') || 'none'}.`

  /** Runs the test with these delays on the board, and puts the old ones back. */
  const withDelays = (delays, test) => {
    if (typeof update !== 'function') return 'There is no function of the name update.'
    const before = trains().map((train) => [train.dataset.delay, train.getAttribute('class')])
    const text = document.querySelector('#summary').textContent
    trains().forEach((train, index) => {
      train.dataset.delay = delays[index]
    })
    try {
      update()
      return test()
    } finally {
      trains().forEach((train, index) => {
        const [delay, classes] = before[index]
        train.dataset.delay = delay
        if (classes === null) train.removeAttribute('class')
        else train.setAttribute('class', classes)
      })
      document.querySelector('#summary').textContent = text
    }
  }

  check('the four trains are still there', () => trains().length === 4 || `There are ${trains().length}.`)
  check('when the page opens, the trains to the museum and to the airport are marked', () => marked(2, 4))
  check('when the page opens, the summary says how many are late', () => says(2))
  check('after a change, the trains that are late now are marked', () => withDelays(['7', '0', '60', '4'], () => marked(1, 3)))
  check('after a change, the summary counts anew', () => withDelays(['7', '9', '60', '4'], () => says(3)))
  check('if no train is late, none is marked', () => withDelays(['0', '1', '2', '4'], () => (late().length === 0 ? says(0) : marked())))
}
