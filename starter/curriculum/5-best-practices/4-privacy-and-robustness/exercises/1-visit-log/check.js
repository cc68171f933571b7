{
  const visit = (changes) => ({
    time: '2026-05-04T21:07:55Z',
    address: 'https://library.example/opening-hours',
    ip: '203.0.113.77',
    agent: 'Browser/12 (Phone)',
    ...changes,
  })
  const entryOf = (changes) => {
    if (typeof logEntry !== 'function') throw new Error('There is no function of the name logEntry.')
    const entry = logEntry(visit(changes))
    if (typeof entry !== 'object' || entry === null) throw new Error('It doesn’t return an object.')
    return entry
  }
  const has = (name, wanted, changes) => {
    const found = entryOf(changes)[name]
    return found === wanted || `It is ${found === undefined ? 'missing' : JSON.stringify(found)}.`
  }
  const path = (path, wanted) => has('path', wanted, { address: `https://library.example${path}` })

  check('the entry has day, path and network, and nothing else', () => {
    const names = Object.keys(entryOf()).sort()
    return names.join() === 'day,network,path' || `It has ${names.join(', ') || 'no properties'}.`
  })
  check('the day of 2026-05-04T21:07:55Z is "2026-05-04"', () => has('day', '2026-05-04'))
  check('the day of 2026-12-31T23:59:59Z is "2026-12-31"', () => has('day', '2026-12-31', { time: '2026-12-31T23:59:59Z' }))
  check('the path of an ordinary page is kept', () => path('/opening-hours', '/opening-hours'))
  check('the path of the home page is "/"', () => path('/', '/'))
  check('the query is left out', () => path('/search?q=divorce', '/search'))
  check('the fragment is left out', () => path('/help#password', '/help'))
  check('/readers/4711/loans becomes /readers/:number/loans', () => path('/readers/4711/loans?sort=due#next', '/readers/:number/loans'))
  check('each number is replaced', () => path('/readers/4711/loans/12/', '/readers/:number/loans/:number/'))
  check('parts that only contain digits among letters are kept', () => path('/news/2nd-floor/room12', '/news/2nd-floor/room12'))
  for (const [ip, network] of [
    ['203.0.113.77', '203.0.113.0'],
    ['198.51.100.4', '198.51.100.0'],
    ['192.0.2.200', '192.0.2.0'],
  ]) {
    check(`the network of ${ip} is ${network}`, () => has('network', network, { ip }))
  }
  check('the visit stays as it was', () => {
    if (typeof logEntry !== 'function') return 'There is no function of the name logEntry.'
    const given = visit()
    const before = JSON.stringify(given)
    const entry = logEntry(given)
    return (JSON.stringify(given) === before && entry !== given) || 'It has been changed, or is returned itself.'
  })
}
