{
  const gives = (wanted, ...args) => {
    if (typeof ticketPrice !== 'function') return 'There is no function of the name ticketPrice.'
    const found = ticketPrice(...args)
    return found === wanted || `ticketPrice(${args.join(', ')}) gives ${found === undefined ? 'undefined' : JSON.stringify(found)}, not ${wanted}.`
  }
  const all = (...cases) => cases.map((entry) => gives(...entry)).find((result) => result !== true) ?? true

  check('children under 6 pay nothing', () => all([0, 0], [0, 3], [0, 5]))
  check('from 6 to 17 the price is 400', () => all([400, 6], [400, 11], [400, 17]))
  check('from 18 to 64 the price is 750', () => all([750, 18], [750, 40], [750, 64]))
  check('from 65 the price is 500', () => all([500, 65], [500, 90]))
  check('members pay 150 less', () => all([250, 6, true], [250, 17, true], [600, 18, true], [350, 65, true]))
  check('members under 6 pay nothing', () => all([0, 5, true], [0, 0, true]))
  check('those who aren’t members pay the full price', () => all([400, 12, false], [750, 30, false], [500, 70, false]))
}
