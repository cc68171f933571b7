import { expect, test } from 'vitest'
import type { TestResult } from '#contracts/observatory-calls.ts'
import { reportCsv } from './report-csv.ts'

function result(name: TestResult['name'], more: Partial<TestResult>): TestResult {
  return {
    name,
    title: 'T',
    link: '/x',
    expectation: 'e',
    result: 'r',
    pass: true,
    score_modifier: 0,
    score_description: 'd',
    recommendation: null,
    ...more,
  }
}

test('tests are in their order, with code as text, and formulas are none', () => {
  const tests = {
    redirection: result('redirection', { pass: null, score_description: '=1+1', recommendation: 'Say "yes", then go' }),
    cookies: result('cookies', { pass: false, score_modifier: -5, score_description: 'Add `a`' }),
  }
  expect(reportCsv({ tests })).toBe(
    'test,result,pass,points,reason,recommendation\r\n' +
      'cookies,r,false,-5,Add a,\r\n' +
      `redirection,r,,0,'=1+1,"Say ""yes"", then go"\r\n`,
  )
})
