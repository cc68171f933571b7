{
  const holding = (text) => ({ getItem: (key) => (key === 'settings' ? text : null) })
  const gives = (storage, size, theme) => {
    if (typeof readSettings !== 'function') return 'There is no function of the name readSettings.'
    let found
    try {
      found = readSettings(storage)
    } catch (error) {
      return `It throws an error: ${error.message}`
    }
    if (typeof found !== 'object' || found === null) return `It gives ${String(found)}.`
    const others = Object.keys(found).filter((name) => name !== 'size' && name !== 'theme')
    if (others.length > 0) return `The result also has ${others.join(', ')}.`
    if (found.size !== size) return `The size is ${JSON.stringify(found.size)}.`
    return found.theme === theme || `The theme is ${JSON.stringify(found.theme)}.`
  }

  for (const [text, size, theme] of [
    ['{"size":20,"theme":"dark"}', 20, 'dark'],
    ['{"size":12,"theme":"light"}', 12, 'light'],
    ['{"size":32,"theme":"auto"}', 32, 'auto'],
    ['{"size":20}', 20, 'auto'],
    ['{"theme":"dark"}', 16, 'dark'],
    ['{"size":11,"theme":"dark"}', 16, 'dark'],
    ['{"size":33,"theme":"dark"}', 16, 'dark'],
    ['{"size":"20","theme":"dark"}', 16, 'dark'],
    ['{"size":null,"theme":"dark"}', 16, 'dark'],
    ['{"size":20,"theme":"pink"}', 20, 'auto'],
    ['{"size":20,"theme":["dark"]}', 20, 'auto'],
    ['{"size":20,"theme":"dark","font":"serif"}', 20, 'dark'],
    ['{"size":20,', 16, 'auto'],
    ['', 16, 'auto'],
    ['null', 16, 'auto'],
    ['42', 16, 'auto'],
    ['[]', 16, 'auto'],
  ]) {
    check(`${text || 'an empty text'} gives ${size} and “${theme}”`, () => gives(holding(text), size, theme))
  }
  check('a storage that holds nothing gives the defaults', () => gives(holding(null), 16, 'auto'))
  check('a storage that refuses gives the defaults', () =>
    gives(
      {
        getItem() {
          throw new DOMException('Storage is switched off.', 'SecurityError')
        },
      },
      16,
      'auto',
    ))
  check('without a storage there are the defaults', () => gives(undefined, 16, 'auto'))
}
