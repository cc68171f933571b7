{
  const wanted = (hour) => (hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening')
  const heading = () => document.querySelector('#greeting').textContent.trim()
  const at = (hour, minute = 0) => new Date(2026, 4, 20, hour, minute)
  const ask = (...args) => {
    if (typeof greeting !== 'function') throw new Error('There is no function of the name greeting.')
    return greeting(...args)
  }
  const gives = (...times) => {
    for (const [hour, minute] of times) {
      const found = ask(at(hour, minute))
      if (found !== wanted(hour)) return `At ${hour}:${String(minute).padStart(2, '0')} it gives ${typeof found === 'string' ? `“${found}”` : String(found)}.`
    }
    return true
  }

  check('before 12 o’clock it gives “Good morning”', () => gives([0, 0], [7, 30], [11, 59]))
  check('from 12 o’clock it gives “Good afternoon”', () => gives([12, 0], [15, 0], [17, 59]))
  check('from 18 o’clock it gives “Good evening”', () => gives([18, 0], [21, 15], [23, 59]))
  check('without a time, the current one counts', () => {
    const RealDate = Date
    for (const hour of [8, 13, 22]) {
      window.Date = class extends RealDate {
        constructor(...args) {
          super(...(args.length === 0 ? [at(hour).getTime()] : args))
        }
        static now() {
          return new RealDate(2026, 4, 20, hour).getTime()
        }
      }
      try {
        const found = ask()
        if (found !== wanted(hour)) return `At ${hour}:00 it gives ${typeof found === 'string' ? `“${found}”` : String(found)}.`
      } finally {
        window.Date = RealDate
      }
    }
    return true
  })
  check('it doesn’t change the page', () => {
    const element = document.querySelector('#greeting')
    const before = element.textContent
    element.textContent = 'Unchanged'
    try {
      ask(at(8))
      ask(at(20))
      return heading() === 'Unchanged' || `The heading has become “${heading()}”.`
    } finally {
      element.textContent = before
    }
  })
  check('when the page opens, it shows the greeting for the current time', () => {
    // The page may have been opened a moment before a full hour.
    const near = [new Date(), new Date(Date.now() - 600_000)].map((time) => wanted(time.getHours()))
    return near.includes(heading()) || `It shows “${heading()}”.`
  })
}
