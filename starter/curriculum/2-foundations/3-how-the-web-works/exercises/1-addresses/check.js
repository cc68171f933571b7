{
  const leadsTo = (id, base, wanted) => {
    const href = document.getElementById(id)?.getAttribute('href')
    if (href === null || href === undefined) return 'The link is missing, or it has no href attribute.'
    if (href.trim() === '') return 'Its href is still empty.'
    try {
      const found = new URL(href, base).href
      return found === wanted || `On ${base} it leads to ${found}.`
    } catch {
      return `“${href}” is no valid address.`
    }
  }
  const PAGE = 'https://radio.example/programs/jazz'
  const TEST = 'https://test.example/programs/jazz'
  const both = (id, suffix) => {
    const published = leadsTo(id, PAGE, `https://radio.example${suffix}`)
    return published === true ? leadsTo(id, TEST, `https://test.example${suffix}`) : published
  }

  check('“Blues” leads to /programs/blues on the same host', () => both('blues', '/programs/blues'))
  check('“Contact” leads to /contact on the same host', () => both('contact', '/contact'))
  check('“Next week” leads to this page with the query week=47', () => both('week', '/programs/jazz?week=47'))
  check('“Next week” replaces the query of another week', () => leadsTo('week', `${PAGE}?week=46`, `${PAGE}?week=47`))
  check('“Monday” leads to the place on this page', () => both('monday', '/programs/jazz#monday'))
  check('“Monday” keeps the query of the page', () => leadsTo('monday', `${PAGE}?week=46`, `${PAGE}?week=46#monday`))
  check('“History of jazz” leads to the other site', () => leadsTo('history', PAGE, 'https://jazz.example/'))
}
