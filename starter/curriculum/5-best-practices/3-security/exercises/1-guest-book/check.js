{
  const book = () => {
    const found = document.querySelector('#book')
    if (!found) throw new Error('There is no element with the id “book”.')
    return found
  }

  /** Adds the entry, gives the new item to the test and leaves the book as it was. */
  const withItem = (entry, test) => {
    if (typeof addEntry !== 'function') return 'There is no function of the name addEntry.'
    const before = [...book().childNodes]
    try {
      addEntry(entry)
      const items = [...book().children].slice(before.filter((node) => node.nodeType === Node.ELEMENT_NODE).length)
      if (items.length !== 1 || items[0].localName !== 'li') return `Expected one new <li> at the end, found ${items.length === 0 ? 'none' : items.map((item) => `<${item.localName}>`).join(', ')}.`
      return test(items[0])
    } finally {
      book().replaceChildren(...before)
    }
  }
  const allowed = (item, names) => [...item.querySelectorAll('*')].find((element) => !names.includes(element.localName))
  const shown = (item) => item.textContent.trim()

  check('the name stands in <strong>, then a colon and the text', () =>
    withItem({ name: 'Kim', text: 'Lovely place' }, (item) => {
      if (item.querySelector('strong')?.textContent !== 'Kim') return 'The name isn’t in a <strong> element.'
      return shown(item) === 'Kim: Lovely place' || `The item reads “${shown(item)}”.`
    }))
  for (const text of ['1 < 2 & 3 > 2', 'Bread needs <b>time</b>', '<img alt="" onerror="">', '&lt;b&gt;', 'A <script></script> in the text', '"quoted" and \'quoted\'']) {
    check(`the text ${text} is shown as it is`, () =>
      withItem({ name: 'Kim', text }, (item) => {
        const odd = allowed(item, ['strong'])
        if (odd) return `It has become an element, <${odd.localName}>.`
        return shown(item) === `Kim: ${text}` || `The item reads “${shown(item)}”.`
      }))
  }
  for (const site of [undefined, 'https://kim.example/']) {
    check(`the name <i>Kim</i> is shown as it is, ${site ? 'with' : 'without'} a link`, () =>
      withItem({ name: '<i>Kim</i>', text: 'Hello', site }, (item) => {
        const odd = allowed(item, ['strong', 'a'])
        if (odd) return `It has become an element, <${odd.localName}>.`
        return item.querySelector('strong')?.textContent === '<i>Kim</i>' || `The item reads “${shown(item)}”.`
      }))
  }
  for (const site of ['https://kim.example/', 'http://kim.example/walks?page=2']) {
    check(`${site} becomes a link on the name`, () =>
      withItem({ name: 'Kim', text: 'Hello', site }, (item) => {
        const link = item.querySelector('strong a, a:has(> strong)')
        if (!link) return 'There is no link.'
        if (link.textContent !== 'Kim') return `The text of the link is “${link.textContent}”.`
        return link.href === site || `The link leads to ${link.href}.`
      }))
  }
  for (const site of ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,hello', 'mill', '']) {
    check(`${JSON.stringify(site)} gives no link, but the entry is there`, () =>
      withItem({ name: 'Kim', text: 'Hello', site }, (item) => {
        const link = item.querySelector('a[href]')
        if (link) return `There is a link to “${link.getAttribute('href')}”.`
        return shown(item) === 'Kim: Hello' || `The item reads “${shown(item)}”.`
      }))
  }
  check('an address can’t add attributes to the link', () =>
    withItem({ name: 'Kim', text: 'Hello', site: 'https://kim.example/" class="big' }, (item) => {
      const link = item.querySelector('a')
      return link === null || !link.classList.contains('big') || 'The quotation mark in the address has ended the attribute.'
    }))
}
