{
  const form = () => {
    const found = document.querySelector('form')
    if (!found) throw new Error('There is no form.')
    return found
  }
  const needBox = (type, name, value) => {
    const found = form().querySelector(`input[type="${type}"][name="${name}"][value="${value}"]`)
    if (!found) throw new Error(`There is no ${type === 'radio' ? 'radio button' : 'checkbox'} that is sent as “${name}” with the value “${value}”.`)
    return found
  }
  const sizes = () => ['small', 'large'].map((value) => needBox('radio', 'size', value))
  const extras = () => ['olives', 'capers'].map((value) => needBox('checkbox', 'extra', value))
  const allergens = () => needBox('checkbox', 'allergens', 'yes')

  /** Runs the test on the form as it opens, and leaves the form as it was. */
  const fresh = (test) => {
    const boxes = [...form().querySelectorAll('input')]
    const before = boxes.map((box) => box.checked)
    for (const box of boxes) box.checked = box.defaultChecked
    try {
      return test()
    } finally {
      boxes.forEach((box, index) => {
        box.checked = before[index]
      })
    }
  }
  const sent = () => JSON.stringify([...new FormData(form())].map(([name, value]) => `${name}=${value}`))
  const groupOf = (boxes, question) => {
    const groups = new Set(boxes.map((box) => box.closest('fieldset, [role="group"], [role="radiogroup"]')))
    const [group] = groups
    if (groups.size !== 1 || group === null) return 'They don’t stand in one group.'
    const legend = group.querySelector('legend')?.textContent.trim() ?? group.getAttribute('aria-label') ??
      document.getElementById(group.getAttribute('aria-labelledby'))?.textContent.trim()
    if (!legend) return 'The group has no question.'
    return legend.toLowerCase().startsWith(question.toLowerCase()) || `The question of the group is “${legend}”.`
  }

  check('small is chosen when the page opens, and nothing else is sent', () =>
    fresh(() => {
      sizes()
      return sent() === '["size=small"]' || `These pairs would be sent: ${sent()}.`
    }))
  check('choosing large clears small', () =>
    fresh(() => {
      sizes()[1].checked = true
      return !sizes()[0].checked || 'Both can be chosen.'
    }))
  check('the sizes are grouped under “Size”', () => groupOf(sizes(), 'Size'))
  check('both extras can be added', () =>
    fresh(() => {
      for (const box of extras()) box.checked = true
      const pairs = sent()
      return (pairs.includes('"extra=olives"') && pairs.includes('"extra=capers"')) || `These pairs would be sent: ${pairs}.`
    }))
  check('the extras are grouped under “Extras”', () => groupOf(extras(), 'Extras'))
  check('the form waits for the box about allergens', () =>
    fresh(() => {
      const box = allergens()
      box.checked = false
      if (form().checkValidity()) return 'It can be sent without it.'
      box.checked = true
      return form().checkValidity() || 'It can’t be sent even with the box checked.'
    }))
  check('each button and each box has its words as a label', () => {
    const wanted = ['Small', 'Large', 'Olives', 'Capers', 'I have read the list of allergens']
    const boxes = [...sizes(), ...extras(), allergens()]
    const index = boxes.findIndex((box, at) => ![...box.labels].some((label) => label.textContent.replace(/\s+/g, ' ').trim() === wanted[at]))
    return index === -1 || `“${wanted[index]}” isn’t tied to its control.`
  })
}
