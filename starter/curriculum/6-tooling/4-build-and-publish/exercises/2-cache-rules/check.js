{
  const parts = (value) => String(value).toLowerCase().split(',').map((part) => part.trim()).filter(Boolean).sort().join(', ')
  const gives = (wanted, ...paths) => {
    if (typeof cacheControl !== 'function') return 'There is no function of the name cacheControl.'
    for (const path of paths) {
      const found = cacheControl(path)
      if (typeof found !== 'string') return `For ${path} it gives ${String(found)} instead of a string.`
      if (parts(found) !== parts(wanted)) return `For ${path} it gives “${found}”.`
    }
    return true
  }
  const [PAGE, LONG, SHORT] = ['no-cache', 'max-age=31536000, immutable', 'max-age=3600']

  check('pages are asked for each time', () => gives(PAGE, '/index.html', '/tides/husum.html'))
  check('so are addresses that end in a slash', () => gives(PAGE, '/', '/tides/'))
  check('files with a hash are good for a year', () => gives(LONG, '/css/style.3f9a0c1d.css', '/app.00000000.js', '/img/harbor.deadbeef.avif'))
  check('periods before the hash don’t matter', () => gives(LONG, '/js/chart.min.0c1d3f9a.js'))
  check('other files are good for an hour', () => gives(SHORT, '/logo.svg', '/css/style.css', '/js/app.js', '/robots.txt'))
  check('a long name is no hash', () => gives(SHORT, '/js/calendar.js', '/pictures/lighthouse.jpg', '/js/app.lighthou.js'))
  check('seven or nine characters are no hash', () => gives(SHORT, '/css/style.3f9a0c1.css', '/css/style.3f9a0c1d2.css'))
  check('a hash must stand right before the ending', () => gives(SHORT, '/3f9a0c1d/logo.svg', '/style.3f9a0c1d.min.css', '/v.3f9a0c1d.2/logo.svg'))
  check('a page in a folder that looks like a hash is a page', () => gives(PAGE, '/news.3f9a0c1d/', '/3f9a0c1d/index.html', '/news/20261121.html'))
  check('a page is a page even with a hash in its name', () => gives(PAGE, '/news.3f9a0c1d.html'))
}
