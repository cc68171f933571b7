{
  const field = (name) => document.querySelector(`form [name="${name}"]`)
  const needField = (name) => {
    const found = field(name)
    if (!found) throw new Error(`No field of the form is sent as “${name}”.`)
    return found
  }
  const labelOf = (name) => [...needField(name).labels].map((label) => label.textContent.replace(/\s+/g, ' ').trim()).join(' ')

  /** Whether the browser would let the form pass with this value in the field. */
  const accepts = (name, value) => {
    const own = needField(name)
    const before = own.value
    own.value = value
    const valid = own.value === value && own.validity.valid
    own.value = before
    return valid
  }

  for (const [name, label] of [
    ['name', 'Your name'],
    ['email', 'Email address'],
    ['year', 'Year of birth'],
  ]) {
    check(`the field that is sent as “${name}” is labeled “${label}”`, () => {
      const found = labelOf(name)
      if (found === '') return 'There is no label that is tied to it.'
      return found.toLowerCase().startsWith(label.toLowerCase()) || `Its label is “${found}”.`
    })
  }
  check('no field has a placeholder', () => document.querySelectorAll('[placeholder]').length === 0 || 'There is still one.')
  check('name and email are required', () => {
    const open = ['name', 'email'].find((name) => accepts(name, ''))
    return open === undefined || `The field “${open}” may be left empty.`
  })
  check('the year may be left empty, and its label says so', () => {
    if (!accepts('year', '')) return 'It is required.'
    return /optional/i.test(labelOf('year')) || `Its label is “${labelOf('year')}”.`
  })
  check('the email field accepts an address and nothing else', () => {
    if (!accepts('email', 'me@choir.example')) return 'It refuses “me@choir.example”.'
    return !accepts('email', 'choir') || 'It accepts “choir”, which is no address.'
  })
  check('the email field brings up the right keyboard', () => needField('email').type === 'email' || `Its type is “${needField('email').type}”.`)
  check('the year is a number from 1920 to 2020', () => {
    if (needField('year').type !== 'number') return `Its type is “${needField('year').type}”.`
    for (const year of ['1920', '1987', '2020']) if (!accepts('year', year)) return `It refuses ${year}.`
    for (const year of ['1919', '2021']) if (accepts('year', year)) return `It accepts ${year}.`
    return true
  })
  check('browsers know what name and email mean', () => {
    const silent = ['name', 'email'].find((name) => !needField(name).autocomplete.split(/\s+/).includes(name))
    return silent === undefined || `The field “${silent}” has autocomplete="${needField(silent).autocomplete}".`
  })
  check('the form has a button that sends it', () => document.querySelector('form')?.querySelector('button:not([type]), [type="submit"]') !== null || 'There is none.')
}
