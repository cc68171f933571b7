import { type ReactNode, useId, useState } from 'react'
import type { CurriculumModule } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { isDone, useProgress } from '../progress/progress.ts'
import { OpenModules } from './open-modules.tsx'
import { PrintedCertificate } from './printed-certificate.tsx'

export interface CertificateProps {
  /** What is to be done, by groups. */
  readonly groups: readonly CurriculumModule[]
  /** Title of the curriculum. */
  readonly course: string
}

/** Longer names don't fit on their line. */
const NAME_MAX = 80

/** The certificate of a learner who has done all modules, with the name that they write; others see what is missing. */
export function Certificate({ groups, course }: CertificateProps): ReactNode {
  const progress = useProgress()
  const [name, setName] = useState('')
  const noteId = useId()
  const open = groups
    .flatMap(({ children }) => children)
    .filter(({ url }) => {
      const own = progress.get(url)
      return own === undefined || !isDone(own)
    })
  const modules = String(groups.flatMap(({ children }) => children).length)
  if (open.length > 0) return <OpenModules open={open} total={modules} />
  return (
    <>
      <form className="certificate-form" onSubmit={(event) => event.preventDefault()}>
        <p className="certificate-ready" role="status">
          {areaText('curriculum.certificate_ready', { modules })}
        </p>
        <label>
          <span>{areaText('curriculum.certificate_name')}</span>
          <input
            type="text"
            autoComplete="name"
            maxLength={NAME_MAX}
            value={name}
            aria-describedby={noteId}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <p className="certificate-note" id={noteId}>
          {areaText('curriculum.certificate_name_note')}
        </p>
        <PrintButton text={areaText('curriculum.certificate_print')} />
      </form>
      <PrintedCertificate name={name} groups={groups} course={course} />
    </>
  )
}
