{
  const clean = (text) => text.replace(/\s+/g, ' ').trim()
  const hours = () => [...document.querySelectorAll('#hours > li')].map((item) => clean(item.textContent))
  const links = () => [...document.querySelectorAll('#books a')]
  const one = (found, wanted) => {
    const count = hours().filter((line) => line.startsWith(found)).length
    if (count !== 1) return `There are ${count} lines for “${found}”.`
    return hours().includes(wanted) || `It reads “${hours().find((line) => line.startsWith(found))}”.`
  }
  const link = (test) => (links().length === 1 ? test(links()[0]) : `There are ${links().length} links.`)

  check('no mark of a conflict is left', () => {
    const text = [...document.body.childNodes].filter((node) => node.nodeName !== 'SCRIPT').map((node) => node.textContent).join('\n')
    const mark = text.match(/<{5,}|\|{5,}|={5,}|>{5,}/)
    return mark === null || `“${mark[0]}” is still there.`
  })
  check('the new hours of the working days are there, and the old ones are not', () => one('Monday', 'Monday to Friday: 9 to 18'))
  check('Saturday is there', () => one('Saturday', 'Saturday: 10 to 14'))
  check('Sunday is there', () => one('Sunday', 'Sunday: closed'))
  check('the days are in their order, and nothing else is in the list', () =>
    hours().map((line) => line.slice(0, 3)).join() === 'Mon,Sat,Sun' || `The list reads: ${hours().join('; ')}.`)
  check('there is one link, and it leads to the new address', () => link((found) => found.getAttribute('href') === '/catalog' || `It leads to ${found.getAttribute('href')}.`))
  check('the link has the new words', () => link((found) => clean(found.textContent) === 'Find and borrow books' || `It reads “${clean(found.textContent)}”.`))
}
