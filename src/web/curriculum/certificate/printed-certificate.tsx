import type { ReactNode } from 'react'
import type { CurriculumModule } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { Mark } from '../../shell/mark.tsx'
import { usePage } from '../../ui/page-context.ts'

interface PrintedCertificateProps {
  readonly name: string
  readonly groups: readonly CurriculumModule[]
  readonly course: string
}

/** The certificate itself, which is printed on one page. */
export function PrintedCertificate({ name, groups, course }: PrintedCertificateProps): ReactNode {
  const { brand, origin, logoUrl } = usePage().site
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date())
  const modules = groups.flatMap(({ children }) => children).length
  return (
    <section className="certificate" aria-labelledby="certificate-title">
      <div className="certificate-frame">
        <p className="certificate-brand">
          {logoUrl === undefined ? <Mark /> : <img src={logoUrl} alt="" height="32" />}
          {brand.name}
        </p>
        <h2 id="certificate-title">{areaText('curriculum.certificate_title')}</h2>
        <p className="certificate-holder" data-blank={name.trim() === '' ? '' : undefined}>
          {name.trim() === '' ? areaText('curriculum.certificate_name_blank') : name}
        </p>
        <p className="certificate-says">
          {areaText('curriculum.certificate_says')}{' '}
          <strong>{areaText('curriculum.certificate_course', { title: course, name: brand.name })}</strong>{' '}
          {areaText('curriculum.certificate_count', { modules: String(modules) })}
        </p>
        <ul className="certificate-groups">
          {groups.map(({ url, title, children }) => (
            <li key={url}>
              <b>{title}</b> {children.map((module) => module.title).join(' · ')}
            </li>
          ))}
        </ul>
        <p className="certificate-date">
          {areaText('curriculum.certificate_date', { date })}
          <span>{origin}</span>
        </p>
        <p className="certificate-proof">{areaText('curriculum.certificate_proof')}</p>
      </div>
    </section>
  )
}
