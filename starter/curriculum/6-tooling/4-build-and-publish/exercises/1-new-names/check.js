{
  const NAMES = { 'style.css': 'style.0a1b2c3d.css', 'app.js': 'app.9f8e7d6c.js', 'logo.svg': 'logo.5566aabb.svg' }
  const parse = (html) => {
    if (typeof rename !== 'function') throw new Error('There is no function of the name rename.')
    const found = rename(html, { ...NAMES })
    if (typeof found !== 'string') throw new Error(`It gives ${String(found)} instead of text.`)
    return new DOMParser().parseFromString(found, 'text/html')
  }
  const attribute = (html, selector, name, wanted) => {
    const values = [...parse(html).querySelectorAll(selector)].map((element) => element.getAttribute(name))
    const wrong = values.find((value) => value !== wanted)
    if (values.length === 0) return 'The element is gone.'
    return wrong === undefined || `The ${name} is “${wrong}”, not “${wanted}”.`
  }

  check('an old name in an href is replaced', () => attribute('<link rel="stylesheet" href="style.css">', 'link', 'href', NAMES['style.css']))
  check('an old name in a src is replaced', () => attribute('<p>Hello</p><script src="app.js" defer></script>', 'script', 'src', NAMES['app.js']))
  check('all names are replaced', () => {
    const html = '<link rel="stylesheet" href="style.css"><img alt="" src="logo.svg"><script src="app.js"></script>'
    const results = [attribute(html, 'link', 'href', NAMES['style.css']), attribute(html, 'img', 'src', NAMES['logo.svg']), attribute(html, 'script', 'src', NAMES['app.js'])]
    return results.find((result) => result !== true) ?? true
  })
  check('a name is replaced each time it occurs', () => attribute('<img src="logo.svg" alt="A"><p><img src="logo.svg" alt="B"></p><img alt="C" src="logo.svg">', 'img', 'src', NAMES['logo.svg']))
  check('text that mentions a file stays as it is', () => {
    const text = parse('<p>Look into style.css and app.js.</p>').querySelector('p')?.textContent
    return text === 'Look into style.css and app.js.' || `It reads “${text}”.`
  })
  check('an address that merely contains an old name stays as it is', () => attribute('<a href="old/style.css">Old</a>', 'a', 'href', 'old/style.css'))
  check('an address that ends in an old name stays as it is', () => attribute('<script src="webapp.js"></script>', 'script', 'src', 'webapp.js'))
  check('an address that begins with an old name stays as it is', () => attribute('<script src="app.json"></script>', 'script', 'src', 'app.json'))
  check('other attributes stay as they are', () => attribute('<img src="logo.svg" alt="logo.svg">', 'img', 'alt', 'logo.svg'))
  check('the rest of the page stays as it is', () => {
    const html = '<main class="app">\n  <h1>Tides &amp; times</h1>\n</main>\n'
    const found = typeof rename === 'function' ? rename(html, { ...NAMES }) : undefined
    return found === html || 'A page without any of the names comes back changed.'
  })
}
