{
  const fields = () => [...document.querySelectorAll('#measured input')]

  /** Enters these values, asks for the average, and puts the old values back. */
  const averageOf = (...values) => {
    if (typeof average !== 'function') throw new Error('There is no function of the name average.')
    const before = fields().map((field) => field.value)
    const enter = (list) => fields().forEach((field, index) => {
      field.value = list[index]
    })
    enter(values)
    try {
      return average()
    } finally {
      enter(before)
    }
  }
  const gives = (wanted, ...values) => {
    const found = averageOf(...values)
    const close = typeof wanted === 'number' && typeof found === 'number' && Math.abs(found - wanted) < 1e-9
    const shown = typeof found === 'string' ? `the string “${found}”` : String(found)
    return close || found === wanted || `For ${values.map((value) => value || 'empty').join(', ')} it gives ${shown}, not ${wanted}.`
  }

  check('the page shows 12.5', () => {
    const shown = document.querySelector('#average').textContent.trim()
    return shown === '12.5' || `It shows “${shown}”.`
  })
  check('all fields count, the first and the last included', () => gives(10, '4', '8', '12', '16'))
  check('values are added, not joined', () => gives(11, '10', '10', '12', '12'))
  check('the result is a number', () => {
    const found = averageOf('1', '2', '3', '4')
    return typeof found === 'number' || `It is of the type ${typeof found}.`
  })
  check('empty fields don’t count', () => gives(6, '4', '', '', '8'))
  check('a temperature of 0 does count', () => gives(2, '0', '4', '', ''))
  check('temperatures may be below zero', () => gives(-2.5, '-10', '5', '', ''))
  check('if nothing was measured, it gives null', () => gives(null, '', '', '', ''))
}
