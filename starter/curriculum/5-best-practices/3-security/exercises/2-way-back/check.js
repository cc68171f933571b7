{
  const home = 'https://shop.example/'
  const gives = (next, wanted) => {
    if (typeof wayBack !== 'function') return 'There is no function of the name wayBack.'
    const found = wayBack(next)
    if (found === wanted) return true
    return `It gives ${typeof found === 'string' ? `“${found}”` : String(found)}.`
  }

  for (const [next, wanted] of [
    ['/cart', 'https://shop.example/cart'],
    ['/cart?step=2#pay', 'https://shop.example/cart?step=2#pay'],
    ['https://shop.example/account', 'https://shop.example/account'],
    ['/search?q=evil.example', 'https://shop.example/search?q=evil.example'],
  ]) {
    check(`${next} leads to ${wanted}`, () => gives(next, wanted))
  }
  for (const next of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://evil.example/?from=https://shop.example',
    'https://my-shop.example/',
    'https://shop.example:8443/',
    'http://shop.example/cart',
    'javascript:alert(1)',
    'https://',
    null,
  ]) {
    check(`${next} leads to the home page`, () => gives(next, home))
  }
}
