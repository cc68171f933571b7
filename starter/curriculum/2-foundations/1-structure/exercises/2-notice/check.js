{
  const text = (node) => node.textContent.replace(/\s+/g, ' ').trim()

  check('the notice is the main region of the page', () => {
    const mains = document.querySelectorAll('main, [role="main"]')
    if (mains.length !== 1) return `Expected one main region, found ${mains.length}.`
    return ['h1', '#map', '#wave', 'a'].every((part) => mains[0].querySelector(part)) || 'Heading, link and both pictures belong in it.'
  })
  check('there is one link, and its text names the destination', () => {
    const links = [...document.querySelectorAll('a[href]')]
    if (links.length !== 1) return `Expected one link, found ${links.length}.`
    return /^(?:you can )?book a guided tour\.?$/i.test(text(links[0])) || `The text of the link is “${text(links[0])}”.`
  })
  check('the link leads to tours.html', () => {
    const [link] = document.querySelectorAll('a[href]')
    return link?.getAttribute('href') === 'tours.html' || 'The address has changed.'
  })
  check('nobody is told to click here', () => !/click\s+here/i.test(document.querySelector('main, body').innerText) || '“Click here” is still there.')
  check('the map has a text that shows the way', () => {
    const alt = document.querySelector('#map')?.getAttribute('alt')
    if (!alt?.trim()) return 'The map has no words in its alt attribute.'
    return (/station/i.test(alt) && /(?:two|2) (?:streets|blocks)/i.test(alt) && /north/i.test(alt)) || `“${alt}” doesn’t say how to get there from the station.`
  })
  check('the wavy line is passed over', () => {
    const wave = document.querySelector('#wave')
    if (wave?.matches('[role="presentation"], [role="none"], [aria-hidden="true"]')) return true
    return wave?.getAttribute('alt') === '' || 'A decorative picture needs an alt attribute that is empty.'
  })
}
