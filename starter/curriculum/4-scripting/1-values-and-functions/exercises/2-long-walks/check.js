{
  const walks = () => [
    { name: 'Harbor', km: 8 },
    { name: 'Dunes', km: 14.2 },
    { name: 'Border', km: 110 },
    { name: 'Vineyards', km: 14.2 },
    { name: 'Castle', km: 21 },
    { name: 'Garden', km: 2.5 },
  ]
  const found = (given, atLeast) => {
    if (typeof longWalks !== 'function') throw new Error('There is no function of the name longWalks.')
    const names = longWalks(given, atLeast)
    if (!Array.isArray(names)) throw new Error('The function doesn’t return an array.')
    return names
  }
  const same = (names, wanted) => JSON.stringify(names) === JSON.stringify(wanted) || `The answer is ${JSON.stringify(names)}, not ${JSON.stringify(wanted)}.`
  const sameSet = (names, wanted) => {
    const missing = wanted.find((name) => !names.includes(name))
    if (missing !== undefined) return `“${missing}” is missing.`
    const extra = names.find((name) => !wanted.includes(name))
    return extra === undefined || `${JSON.stringify(extra)} should not be there.`
  }

  check('the names of the long walks are found', () => sameSet(found(walks(), 10), ['Border', 'Castle', 'Dunes', 'Vineyards']))
  check('a walk of exactly the length that is asked for belongs to them', () => sameSet(found(walks(), 21), ['Border', 'Castle']))
  check('the longest walk comes first', () => same(found(walks().filter((walk) => walk.name !== 'Vineyards'), 5), ['Border', 'Castle', 'Dunes', 'Harbor']))
  check('walks of the same length stay in their order', () => same(found(walks(), 14), ['Border', 'Castle', 'Dunes', 'Vineyards']))
  check('if no walk is long enough, the array is empty', () => same(found(walks(), 500), []))
  check('the array that is passed in doesn’t change', () => {
    const given = walks()
    found(given, 10)
    return JSON.stringify(given) === JSON.stringify(walks()) || 'Its items have changed or moved.'
  })
}
