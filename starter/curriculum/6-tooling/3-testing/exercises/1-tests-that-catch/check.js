{
  const number = (text) => (Number.isNaN(Number(text)) ? 1 : Number(text))
  const right = (text, last) => Math.min(Math.max(number(text), 1), last)
  const answer = (pageFor) => {
    if (typeof holds !== 'function') throw new Error('There is no function of the name holds.')
    const found = holds(pageFor)
    if (typeof found !== 'boolean') throw new Error(`It gives ${String(found)} instead of true or false.`)
    return found
  }
  const accepts = (label, pageFor) => check(label, () => answer(pageFor) || 'It gives false. Which of your cases demands more than is promised?')
  const rejects = (label, pageFor) => check(label, () => !answer(pageFor) || 'It gives true. Which case would have noticed?')

  accepts('a right function holds', right)
  accepts('one that leaves out fractions holds', (text, last) => Math.floor(right(text, last)))
  accepts('one that rounds fractions up holds', (text, last) => Math.ceil(right(text, last)))
  rejects('one that always gives 1 is caught', () => 1)
  rejects('one without an upper limit is caught', (text) => Math.max(number(text), 1))
  rejects('one without a lower limit is caught', (text, last) => Math.min(number(text), last))
  rejects('one that never shows the last page is caught', (text, last) => Math.max(1, Math.min(right(text, last), last - 1)))
  rejects('one that allows one page too many is caught', (text, last) => (number(text) === last + 1 ? last + 1 : right(text, last)))
  rejects('one that gives 0 for 0 is caught', (text, last) => (number(text) === 0 ? 0 : right(text, last)))
  rejects('one that takes no notice of the minus sign is caught', (text, last) => right(String(text).replace('-', ''), last))
  rejects('one that gives NaN for a text is caught', (text, last) => Math.min(Math.max(Number(text), 1), last))
  rejects('one that gives strings is caught', (text, last) => String(right(text, last)))
  rejects('one that fails for a text is caught', (text, last) => (Number.isNaN(Number(text)) ? null : right(text, last)))
}
