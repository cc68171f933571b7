import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { CurriculumPage } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { loadChunk } from '../load-chunk.ts'
import type { CertificateProps } from './certificate/certificate.tsx'
import './certificate/certificate.css'

interface CertificatePlaceProps {
  readonly view: CurriculumPage
}

/** What the certificate is; below it, once its code has come, the certificate itself or what is missing. */
export function CertificatePlace({ view }: CertificatePlaceProps): ReactNode {
  const [Certificate, setCertificate] = useState<ComponentType<CertificateProps>>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    loadChunk(() => import('./certificate/certificate.tsx')).then(
      (found) => setCertificate(() => found.Certificate),
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    )
  }, [])
  return (
    <div className="certificate-place">
      <p className="certificate-what">{areaText('curriculum.certificate_what')}</p>
      <noscript>
        <p>{areaText('curriculum.certificate_script')}</p>
      </noscript>
      {fault !== undefined && <p className="certificate-fault">{areaText('curriculum.certificate_fault', { reason: fault })}</p>}
      {Certificate !== undefined && <Certificate groups={view.doc.modules} course={view.parents[0]?.title ?? ''} />}
    </div>
  )
}
