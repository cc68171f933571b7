{
  const styleOf = (node) => getComputedStyle(node)
  const all = (selector) => [...document.querySelectorAll(selector)]
  const GRAY = 'rgb(128, 128, 128)'
  const MAROON = 'rgb(128, 0, 0)'

  check('the three prices in the list are bold', () => {
    const thin = all('li .price').find((node) => Number(styleOf(node).fontWeight) < 600)
    return thin === undefined || `“${thin.textContent}” isn’t bold.`
  })
  check('the price of the delivery is bold', () => Number(styleOf(all('p.price')[0]).fontWeight) >= 600 || 'It isn’t. Is its class selected outside of the list, too?')
  check('the names of the flowers are not bold', () => all('li').every((node) => Number(styleOf(node).fontWeight) < 600) || 'A whole item is bold; only its price should be.')
  check('the item that is sold out is gray, its price included', () => {
    const [item] = all('li.sold')
    if (styleOf(item).color !== GRAY) return `Its color is ${styleOf(item).color}.`
    return styleOf(item.querySelector('.price')).color === GRAY || 'The price has another color than the item.'
  })
  check('the other items are not gray', () => all('li:not(.sold)').every((node) => styleOf(node).color !== GRAY) || 'There is gray on an item that is still to be had.')
  check('links in the menu are not underlined', () => {
    const lined = all('nav a').find((node) => styleOf(node).textDecorationLine.includes('underline'))
    return lined === undefined || `“${lined.textContent}” is underlined.`
  })
  check('the link in the text is underlined', () => styleOf(all('p a')[0]).textDecorationLine.includes('underline') || 'It has lost its underline.')
  check('the link to the current page is maroon, the other one isn’t', () => {
    const [current, other] = all('nav a').map((node) => styleOf(node).color)
    if (current !== MAROON) return `The color of the current one is ${current}.`
    return other !== MAROON || 'The other link is maroon as well.'
  })
}
