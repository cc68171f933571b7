{
  const ask = (report) => {
    if (typeof culprit !== 'function') throw new Error('There is no function of the name culprit.')
    return culprit(report)
  }
  const report = (first, ...stack) => [first, ...stack.map((entry) => `    at ${entry}`)].join('\n')
  const finds = (text, wanted) => {
    const found = ask(text)
    if (found === null || typeof found !== 'object') return `It gives ${String(found)}.`
    const key = Object.keys(wanted).find((name) => found[name] !== wanted[name])
    const shown = key && (typeof found[key] === 'string' ? `the string “${found[key]}”` : String(found[key]))
    return key === undefined || `“${key}” is ${shown}, not ${typeof wanted[key] === 'string' ? `“${wanted[key]}”` : wanted[key]}.`
  }
  const OWN = report('RangeError: Invalid array length', 'grow (https://city.example/js/list.js:8:14)', 'start (https://city.example/js/main.js:40:2)')
  const VENDOR = report(
    'TypeError: e is undefined',
    'n (https://city.example/vendor/maps/core.js:1:90412)',
    'https://city.example/vendor/maps/core.js:1:118',
    'placeMarker (https://city.example/js/map/markers.js:112:7)',
    'https://city.example/js/main.js:9:3',
  )
  const BARE = report('Error: No such street', 'lookUp (https://city.example/vendor/streets.js:2:44)', 'https://city.example/js/search.js:63:21')

  check('the message is the whole first line', () => finds(OWN, { message: 'RangeError: Invalid array length' }))
  check('if the first line of the stack is your own, it is found', () => finds(OWN, { file: 'list.js', line: 8, column: 14 }))
  check('lines of libraries are passed over', () => finds(VENDOR, { file: 'markers.js', line: 112, column: 7 }))
  check('a line without the name of a function is found as well', () => finds(BARE, { file: 'search.js', line: 63, column: 21 }))
  check('an address with a port is understood', () =>
    finds(report('Error: Late', 'wait (http://localhost:8080/js/clock.js:3:5)'), { message: 'Error: Late', file: 'clock.js', line: 3, column: 5 }))
  check('if no line is your own, it gives null', () => {
    const found = ask(report('Error: Inside', 'a (https://city.example/vendor/a.js:1:1)', 'https://city.example/vendor/b.js:2:2'))
    return found === null || `It gives ${JSON.stringify(found)}.`
  })
}
