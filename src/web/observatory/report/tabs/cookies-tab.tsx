import type { ReactNode } from 'react'
import type { TestResult } from '#contracts/observatory-calls.ts'
import { observatoryText } from '#locales/observatory.ts'
import { utcTime } from '#markup/observatory/utc-time.ts'
import { DataTable } from '../parts/data-table.tsx'
import { Mark } from '../parts/mark.tsx'

type Cookie = NonNullable<TestResult['cookies']>[number]

interface CookiesTabProps {
  readonly test: TestResult | undefined
  /** ISO 8601: `Max-Age` counts from here. */
  readonly scannedAt: string
}

/** The cookies that the site has set, without their values (docs/behaviour/observatory.md 211). */
export function CookiesTab({ test, scannedAt }: CookiesTabProps): ReactNode {
  const cookies = test?.cookies ?? []
  if (cookies.length === 0) return <p>{observatoryText('cookies_none')}</p>
  const columns = [
    observatoryText('cookie_name'),
    observatoryText('cookie_expires'),
    observatoryText('cookie_path'),
    'Secure',
    'HttpOnly',
    'SameSite',
    observatoryText('cookie_prefix'),
  ]
  const rows = cookies.map((cookie, index) => ({
    key: String(index),
    cells: [
      <code key="name">{cookie.name}</code>,
      expiryOf(cookie, scannedAt),
      <code key="path">{cookie.path ?? '/'}</code>,
      yesOrNo(cookie.secure),
      yesOrNo(cookie.httponly),
      cookie.samesite ?? '-',
      prefixOf(cookie.name),
    ],
  }))
  return <DataTable caption={observatoryText('tab_cookies')} columns={columns} rows={rows} />
}

function yesOrNo(isSet: boolean): ReactNode {
  return <Mark isGood={isSet} good={observatoryText('yes')} bad={observatoryText('no')} />
}

/** `Max-Age` counts before `Expires` (RFC 6265, 5.3); a cookie without either ends with the session. */
function expiryOf({ expires, max_age }: Cookie, scannedAt: string): string {
  const end = Date.parse(scannedAt) + (max_age ?? 0) * 1000
  if (max_age !== null) return isDate(end) ? utcTime(new Date(end).toISOString()) : String(max_age)
  return expires === null ? observatoryText('cookie_session') : utcTime(expires)
}

function isDate(time: number): boolean {
  return !Number.isNaN(new Date(time).getTime())
}

function prefixOf(name: string): string {
  return /^__(Host|Secure)-/i.exec(name)?.[1] ?? '-'
}
