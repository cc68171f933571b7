import { describe, expect, test } from 'vitest'
import { GRADES } from '#contracts/observatory.ts'
import { CHECKS } from '#scanner/checks/index.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

describe('{{ObservatoryGrades}}', () => {
  test('has a row for each grade, with a real minus', () => {
    const { html, problems } = renderMacro('{{ObservatoryGrades}}')
    expect(problems).toEqual([])
    expect(html.match(/<tr>/g)).toHaveLength(GRADES.length + 1)
    expect(html).toContain('<tr><th scope="row">A\u2212</th><td>from 85</td></tr>')
  })
})

describe('{{ObservatoryTests}}', () => {
  test('has a section for each test and a row for each result', () => {
    const { html, problems } = renderMacro('{{ObservatoryTests}}')
    expect(problems).toEqual([])
    expect([...html.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id)).toEqual(CHECKS.map(({ name }) => name))
    const rows = CHECKS.flatMap(({ results }) => Object.keys(results)).length
    expect(html.match(/<th scope="row">/g)).toHaveLength(rows)
    expect(html).toContain('<td>\u221225</td>')
    expect(html).toContain('<td>+10</td>')
    expect(html).not.toContain('`')
  })

  test('links the guides that exist', () => {
    expect(renderMacro('{{ObservatoryTests}}').html).not.toContain('<a ')
    const pages = [samplePage('Web/Security/Subresource_Integrity')]
    expect(renderMacro('{{ObservatoryTests}}', { pages }).html).toContain('/en-US/docs/Web/Security/Subresource_Integrity')
  })
})
