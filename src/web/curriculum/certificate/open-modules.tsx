import type { ReactNode } from 'react'
import type { CurriculumModule } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { ProgressMark } from '../progress/progress-mark.tsx'

interface OpenModulesProps {
  readonly open: readonly CurriculumModule['children'][number][]
  /** Number of all modules. */
  readonly total: string
}

/** What is still to be done before there is a certificate. */
export function OpenModules({ open, total }: OpenModulesProps): ReactNode {
  const text =
    open.length === 1
      ? areaText('curriculum.certificate_missing_one', { modules: total })
      : areaText('curriculum.certificate_missing', { missing: String(open.length), modules: total })
  return (
    <section className="certificate-missing" aria-labelledby="certificate-missing">
      <h2 id="certificate-missing">{text}</h2>
      <ul>
        {open.map(({ url, title }) => (
          <li key={url}>
            <a href={url}>{title}</a>
            <ProgressMark url={url} />
          </li>
        ))}
      </ul>
    </section>
  )
}
