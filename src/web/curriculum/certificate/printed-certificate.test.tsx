import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CurriculumModule } from '#contracts/areas.ts'
import type { SiteSettings } from '#contracts/site.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../../texts/translator.ts'
import { PageProvider } from '../../ui/page-context.ts'
import { PrintedCertificate } from './printed-certificate.tsx'

const moduleOf = (title: string, children: readonly CurriculumModule[] = []): CurriculumModule => ({
  title,
  url: `/en-US/curriculum/${title}/`,
  topic: '',
  summary: '',
  children: [...children],
})
const GROUPS = [moduleOf('Start', [moduleOf('HTML'), moduleOf('CSS')]), moduleOf('Core', [moduleOf('Forms & more')])]

function render({ name = 'Ada Lovelace', logoUrl }: { readonly name?: string; readonly logoUrl?: string } = {}): string {
  const brand = { name: 'Reading Room', shortName: 'RR', plusName: 'Room Plus' }
  const site: SiteSettings = { brand, origin: 'https://room.example', features: [], ...(logoUrl === undefined ? {} : { logoUrl }) }
  return renderToStaticMarkup(
    <PageProvider value={{ locale: 'en-US', site, t: translator(interfaceTexts('en-US'), 'en-US') }}>
      <PrintedCertificate name={name} groups={GROUPS} course="Curriculum" />
    </PageProvider>,
  )
}

describe('a certificate', () => {
  test('has the logo of the brand, or the mark of the project where a brand has none', () => {
    const [own, none] = [render({ logoUrl: '/logo.svg' }), render()]
    expect(own).toContain('<img src="/logo.svg" alt="" height="32"/>Reading Room')
    expect(own).not.toContain('class="mark"')
    expect(none).toContain('class="mark"')
    expect(none).not.toContain('<img')
  })

  test('has the name of its holder, and a blank for a name that is empty', () => {
    expect(render()).toContain('<p class="certificate-holder">Ada Lovelace</p>')
    expect(render({ name: '   ' })).toMatch(/<p class="certificate-holder" data-blank="">[^<]+<\/p>/)
  })

  test('counts the modules of all groups and names them', () => {
    const html = render()
    expect(html).toContain('<b>Start</b> HTML · CSS')
    expect(html).toContain('<b>Core</b> Forms &amp; more')
    expect(html).toMatch(/<p class="certificate-says">.*\b3\b/)
  })
})
