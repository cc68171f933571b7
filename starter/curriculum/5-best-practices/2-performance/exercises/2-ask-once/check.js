{
  /** A `load` that notes its keys. Its promises are settled by the test. */
  const makeLoad = () => {
    const calls = []
    const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
    return { load, calls }
  }
  const begin = () => {
    if (typeof once !== 'function') throw new Error('There is no function of the name once.')
    const { load, calls } = makeLoad()
    const ask = once(load)
    if (typeof ask !== 'function') throw new Error('once(load) doesn’t return a function.')
    return { ask, calls }
  }
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await undefined
  }
  const within = (promise) =>
    Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(new Error('No answer comes, though load has answered.')), 500))])
  const times = (count) => (count === 1 ? 'once' : `${count} times`)

  check('the key is passed on and the answer returned', async () => {
    const { ask, calls } = begin()
    const asked = ask('Harbor')
    await settle()
    if (calls.length !== 1) return `load was called ${times(calls.length)}.`
    if (calls[0].key !== 'Harbor') return `load got ${JSON.stringify(calls[0].key)} instead of "Harbor".`
    calls[0].resolve('sunny')
    const answer = await within(asked)
    return answer === 'sunny' || `The answer was ${JSON.stringify(answer)}.`
  })
  check('a known answer isn’t asked for again', async () => {
    const { ask, calls } = begin()
    const first = ask('Harbor')
    await settle()
    calls[0]?.resolve('sunny')
    await within(first)
    const second = ask('Harbor')
    await settle()
    if (calls.length !== 1) return `load was called ${times(calls.length)}.`
    const answer = await within(second)
    return answer === 'sunny' || `The second answer was ${JSON.stringify(answer)}.`
  })
  check('answers like 0 and undefined count as known, too', async () => {
    for (const value of [0, undefined, null, '']) {
      const { ask, calls } = begin()
      const first = ask('Harbor')
      await settle()
      calls[0]?.resolve(value)
      await within(first)
      const second = ask('Harbor')
      await settle()
      if (calls.length !== 1) return `After the answer ${JSON.stringify(value) ?? 'undefined'}, load was called again.`
      await within(second)
    }
    return true
  })
  check('while an answer is on its way, nobody asks a second time', async () => {
    const { ask, calls } = begin()
    const all = [ask('Harbor'), ask('Harbor'), ask('Harbor')]
    await settle()
    if (calls.length !== 1) return `Three asked at the same time, and load was called ${times(calls.length)}.`
    calls[0].resolve('sunny')
    const answers = await within(Promise.all(all))
    return answers.every((answer) => answer === 'sunny') || `The answers were ${JSON.stringify(answers)}.`
  })
  check('different keys have different answers', async () => {
    const { ask, calls } = begin()
    const all = [ask('Harbor'), ask('Mill'), ask(7), ask('7')]
    await settle()
    if (calls.length !== 4) return `"Harbor", "Mill", 7 and "7" are four keys, but load was called ${times(calls.length)}.`
    for (const { key, resolve } of calls) resolve(`answer for ${JSON.stringify(key)}`)
    const answers = await within(Promise.all(all))
    return (answers[0] === 'answer for "Harbor"' && answers[1] === 'answer for "Mill"') || `The answers were ${JSON.stringify(answers)}.`
  })
  check('a failure is passed on, and the next one tries again', async () => {
    const { ask, calls } = begin()
    const first = ask('Harbor')
    await settle()
    calls[0]?.reject(new Error('no connection'))
    const failed = await within(first).then(
      () => false,
      (error) => error.message === 'no connection',
    )
    if (!failed) return 'The first one to ask doesn’t hear of the failure.'
    await settle()
    const second = ask('Harbor')
    second.catch(() => {})
    await settle()
    if (calls.length !== 2) return 'The failure is kept, and load isn’t called again.'
    calls[1].resolve('sunny')
    return (await within(second)) === 'sunny' || 'The second attempt doesn’t give its answer.'
  })
  check('two functions made by once don’t share their answers', async () => {
    const [one, other] = [begin(), begin()]
    one.ask('Harbor')
    other.ask('Harbor')
    await settle()
    return (one.calls.length === 1 && other.calls.length === 1) || 'The second one answers with what the first has loaded.'
  })
}
