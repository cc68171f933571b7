{
  const answer = (number) => document.getElementById(`answer-${number}`)?.textContent.trim().replace(/^[“"'`]|[”"'`]$/g, '') ?? ''
  const expectAnswer = (number, right, hints = {}) => {
    const found = answer(number)
    if (found === '') return 'There is no answer yet.'
    if (right.test(found)) return true
    return hints[found] ?? `“${found}” isn’t it.`
  }

  check('the part that was not sent', () =>
    expectAnswer(1, /^#?monday$/, { '?week=46': 'The query is there: look at the first line of the request.' }))
  check('the status of the first response', () =>
    expectAnswer(2, /^301( Moved Permanently)?$/i, { 200: 'That is the status of the second one.' }))
  check('the whole address of the second request', () =>
    expectAnswer(3, /^https:\/\/radio\.example\/programs\/jazz\?week=46(#monday)?$/, {
      '/programs/jazz?week=46': 'That is how the header gives it. A whole address has a scheme and a host.',
    }))
  check('the media type of the page', () => expectAnswer(4, /^text\/html$/i, { 'utf-8': 'That is the character set.' }))
  check('the seconds for which the page may be used again', () =>
    expectAnswer(5, /^600( seconds| s)?$/i, { 5120: 'That is the length of the body in bytes.' }))
}
