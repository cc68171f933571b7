import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './setting.ts'

test.each(['start', 'build', 'serve', 'dev'] as const)(
  '%s on https needs a domain of its own for code, and says what to set',
  (command) => {
    const apart = 'a host on a domain other than docs.example, because hosts of one domain can set cookies for each other'
    expect(() => readConfig(command, [], { SITE_ORIGIN: 'https://www.docs.example' })).toThrow(
      new ConfigError(
        `RUNNER_ORIGIN is not set; https://www.docs.example needs it for the code that users run: https://{hash}.play.example, ${apart}`,
      ),
    )
    const near = { SITE_ORIGIN: 'https://www.docs.example', RUNNER_ORIGIN: 'https://{hash}.play.docs.example' }
    expect(() => readConfig(command, [], near)).toThrow(
      new ConfigError(
        `RUNNER_ORIGIN is "https://{hash}.play.docs.example"; expected scheme and host with {hash} as the first label, such as https://{hash}.play.example: https and ${apart}`,
      ),
    )
  },
)

test('other commands are not asked for a domain for code', () => {
  expect(readConfig('admin', [], { SITE_ORIGIN: 'https://docs.example' }).origin).toBe('https://docs.example')
  expect(readConfig('check', [], { SITE_ORIGIN: 'https://docs.example' }).runner).toBeUndefined()
})
