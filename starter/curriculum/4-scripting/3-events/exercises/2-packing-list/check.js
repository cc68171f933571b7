{
  const list = () => document.querySelector('#list')
  const form = () => document.querySelector('#form')
  const field = () => document.querySelector('#thing')
  const count = () => document.querySelector('#count').textContent.replace(/\s+/g, ' ').trim()
  const nameOf = (item) => {
    const copy = item.cloneNode(true)
    for (const button of copy.querySelectorAll('button')) button.remove()
    return copy.textContent.trim()
  }
  const names = () => [...list().children].map(nameOf)

  /** Sends the form as the Enter key does, but without leaving the page if nobody keeps it from that. */
  const send = (text) => {
    field().value = text
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: form().querySelector('button') })
    form().dispatchEvent(event)
    return event.defaultPrevented
  }
  const remove = (index) => {
    const button = list().children[index]?.querySelector('button')
    if (!button) throw new Error(`Item ${index + 1} has no button.`)
    button.click()
  }

  /** The items before and after something was done. Nothing is put back by force, since a script may keep the list in a variable. */
  const after = (act) => {
    const before = names()
    act()
    const [found, text] = [names(), count()]
    return { before, found, text }
  }
  const compare = ({ found }, wanted) => JSON.stringify(found) === JSON.stringify(wanted) || `The list reads ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}.`
  const last = () => list().lastElementChild

  check('the list begins with the tent and the lamp', () => compare({ found: names() }, ['Tent', 'Lamp']))
  check('sending the form doesn’t leave the page', () => send('Rope') || 'The page would be left.')
  check('what was entered becomes the last item', () => {
    const result = after(() => send('Stove'))
    return compare(result, [...result.before, 'Stove'])
  })
  check('the new item is built like the others', () => {
    send('Knife')
    const [item, buttons] = [last(), last()?.querySelectorAll('button')]
    if (item?.localName !== 'li') return 'The last child of the list is no item.'
    if (buttons.length !== 1 || buttons[0].textContent.trim() !== 'Remove') return 'It doesn’t have the button “Remove”.'
    return item.textContent.trim().replace(/\s+/g, ' ') === 'Knife Remove' || `It reads “${item.textContent}”.`
  })
  check('spaces around the text are dropped', () => {
    send('  Warm socks ')
    return /^Warm socks ?Remove$/.test(last()?.textContent.trim()) || `The item reads “${last()?.textContent}”.`
  })
  check('text is shown as text', () => {
    const result = after(() => send('<i>Map</i>'))
    return compare(result, [...result.before, '<i>Map</i>'])
  })
  check('if only spaces were entered, nothing is added', () => {
    const result = after(() => send('   '))
    return compare(result, result.before)
  })
  check('after adding, the field is empty', () => {
    send('Cups')
    return field().value === '' || `It contains “${field().value}”.`
  })
  check('“Remove” removes an item that was there from the beginning', () => {
    const result = after(() => remove(0))
    return compare(result, result.before.slice(1))
  })
  check('“Remove” removes an item that was added later', () => {
    send('Rope')
    const result = after(() => remove(names().length - 1))
    return compare(result, result.before.slice(0, -1))
  })
  check('a click beside the buttons removes nothing', () => {
    const before = list()
    const result = after(() => {
      send('Plates')
      last()?.click()
      if (!list()) document.querySelector('#count').before(before)
    })
    return compare(result, [...result.before, 'Plates'])
  })
  check('the number follows when an item is added', () => {
    const { found, text } = after(() => ['Rope', 'Water'].forEach(send))
    return text === `${found.length} items` || `It says “${text}”, and there are ${found.length}.`
  })
  check('the number follows when an item is removed', () => {
    const { found, text } = after(() => {
      ['Rope', 'Water', 'Bread'].forEach(send)
      remove(0)
    })
    return text === `${found.length} items` || `It says “${text}”, and there are ${found.length}.`
  })
  check('a single item is called “1 item”, and an empty list has “0 items”', () => {
    const total = names().length
    for (let rest = total; rest > 1; rest--) remove(0)
    const one = count()
    remove(0)
    const none = count()
    const left = names()
    for (const name of ['Tent', 'Lamp']) send(name)
    if (left.length > 0) return `The list still has ${left.length} of ${total} items.`
    if (one !== '1 item') return `With one item it says “${one}”.`
    return none === '0 items' || `With no items it says “${none}”.`
  })
}
