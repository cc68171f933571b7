{
  const text = (node) => node.textContent.replace(/\s+/g, ' ').trim()
  const headings = (level) => [...document.querySelectorAll(`h${level}`)].map(text)
  const same = (found, wanted, what) =>
    JSON.stringify(found) === JSON.stringify(wanted) || `Expected ${what}: ${wanted.join(', ')}. Found: ${found.join(', ') || 'none'}.`

  const checkList = (name, wanted) => {
    const lists = [...document.querySelectorAll(name)]
    if (lists.length !== 1) return `Expected one <${name}>, found ${lists.length}.`
    const stray = [...lists[0].children].find((child) => child.localName !== 'li')
    if (stray) return `A list holds nothing but <li> elements; here it also holds <${stray.localName}>.`
    return same([...lists[0].children].map(text), wanted, 'the items')
  }

  check('“Flat bread” is the only heading of level 1', () => same(headings(1), ['Flat bread'], 'headings of level 1'))
  check('“Ingredients” and “Method” are headings of level 2', () => same(headings(2), ['Ingredients', 'Method'], 'headings of level 2'))
  check('the ingredients are an unordered list of three items', () => checkList('ul', ['250 g flour', '150 ml water', 'salt']))
  check('the steps are an ordered list of three items', () =>
    checkList('ol', ['Knead flour, water and salt.', 'Roll out thin rounds.', 'Fry each side for two minutes.']))
  check('the warning is marked as important', () =>
    [...document.querySelectorAll('strong')].some((node) => /^Hot oil catches fire easily\.?$/.test(text(node))) ||
    'No <strong> element holds exactly the warning.')
  check('ingredients and steps stand below their own headings', () => {
    const order = [...document.querySelectorAll('h1, h2, ul, ol')].map((node) => (/^h/.test(node.localName) ? text(node) : node.localName))
    return order.join(' ') === 'Flat bread Ingredients ul Method ol' || `The order is: ${order.join(', ')}.`
  })
}
