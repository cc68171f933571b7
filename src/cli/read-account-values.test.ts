import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { AccountSettings } from './read-account-values.ts'
import { ConfigError } from './setting.ts'

const OIDC = { OIDC_ISSUER: 'https://accounts.example.org', OIDC_CLIENT_ID: 'site', OIDC_CLIENT_SECRET: 'hidden' }
const SMTP = { SMTP_URL: 'smtps://user:hidden@mail.example.org:465', MAIL_FROM: 'Herons <herons@example.org>' }

const readAccountSettings = (environment: Readonly<Record<string, string>>): AccountSettings =>
  readConfig('serve', [], environment).accounts

test('nothing set is the site’s own provider, no mail, no proxy and no country', () => {
  expect(readAccountSettings({ OIDC_ISSUER: '' })).toEqual({ proxyHops: 0, countryHeaders: [] })
})

test('all that can be set is read', () => {
  expect(
    readAccountSettings({ ...OIDC, ...SMTP, TRUST_PROXY: '2', LECTERN_COUNTRY_HEADERS: 'CloudFront-Viewer-Country, X-Country' }),
  ).toEqual({
    oidc: { issuer: OIDC.OIDC_ISSUER, clientId: 'site', clientSecret: 'hidden', scopes: 'openid email profile offline_access' },
    smtp: { url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM },
    proxyHops: 2,
    countryHeaders: ['cloudfront-viewer-country', 'x-country'],
  })
})

test.each([
  [{ OIDC_ISSUER: OIDC.OIDC_ISSUER }, 'OIDC_CLIENT_ID is not set; it is required because OIDC_ISSUER is set'],
  [{ ...OIDC, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET is not set; it is required because OIDC_ISSUER is set'],
  [{ OIDC_CLIENT_SECRET: 'hidden' }, 'OIDC_ISSUER is not set; it is required because OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is set'],
  [{ SMTP_URL: SMTP.SMTP_URL }, 'MAIL_FROM is not set; it is required because SMTP_URL is set'],
  [{ MAIL_FROM: SMTP.MAIL_FROM }, 'SMTP_URL is not set; it is required because MAIL_FROM is set'],
])('%j lacks a setting that others need: %s', (environment, message) => {
  expect(() => readAccountSettings(environment)).toThrow(new ConfigError(message))
})

test.each([
  [{ ...OIDC, OIDC_ISSUER: 'http://accounts.example.org' }, 'OIDC_ISSUER'],
  [{ ...OIDC, OIDC_ISSUER: 'http://localhost.example.org' }, 'OIDC_ISSUER'],
  [{ ...OIDC, OIDC_ISSUER: 'https://accounts.example.org/?a' }, 'OIDC_ISSUER'],
  [{ ...OIDC, OIDC_ISSUER: 'https://user@accounts.example.org' }, 'OIDC_ISSUER'],
  [{ ...OIDC, OIDC_ISSUER: 'accounts' }, 'OIDC_ISSUER'],
  [{ ...OIDC, OIDC_CLIENT_ID: 'a\nb' }, 'OIDC_CLIENT_ID'],
  [{ ...SMTP, SMTP_URL: 'https://user:hidden@mail.example.org' }, 'SMTP_URL'],
  [{ ...SMTP, MAIL_FROM: 'Herons' }, 'MAIL_FROM'],
])('%j is rejected with a line that names %s and shows no secret', (environment, variable) => {
  expect(() => readAccountSettings(environment)).toThrow(new RegExp(`^${variable} is wrong; expected `))
  expect(() => readAccountSettings(environment)).not.toThrow('hidden')
})

test.each([
  [{ ...OIDC, OIDC_SCOPES: 'email' }, 'OIDC_SCOPES is "email"; expected a list with openid in it, separated by spaces'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY is "-1"; expected the number of proxies: a whole number from 0 to 9'],
  [{ TRUST_PROXY: '10' }, 'TRUST_PROXY is "10"; expected the number of proxies: a whole number from 0 to 9'],
  [{ LECTERN_COUNTRY_HEADERS: 'a b' }, 'LECTERN_COUNTRY_HEADERS is "a b"; expected names of headers, separated by commas'],
])('%j is rejected with its value, which is no secret', (environment, line) => {
  expect(() => readAccountSettings(environment)).toThrow(new ConfigError(line))
})

test('a provider on this machine may speak http', () => {
  expect(readAccountSettings({ ...OIDC, OIDC_ISSUER: 'http://localhost:8080/realms/test' }).oidc?.issuer).toBe(
    'http://localhost:8080/realms/test',
  )
})
