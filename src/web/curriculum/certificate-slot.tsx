import type { ReactNode } from 'react'
import type { CurriculumPage } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { errorMessage } from '../ui/error-message.ts'
import { useLateComponent } from '../ui/use-late-component.ts'
import './certificate/certificate.css'

interface CertificateSlotProps {
  readonly view: CurriculumPage
}

/** What the certificate is; below it, once its code has come, the certificate itself or what is missing. */
export function CertificateSlot({ view }: CertificateSlotProps): ReactNode {
  const { Component: Certificate, error } = useLateComponent(loadCertificate, 1)
  return (
    <div className="certificate-place">
      <p className="certificate-what">{areaText('curriculum.certificate_what')}</p>
      <noscript>
        <p>{areaText('curriculum.certificate_script')}</p>
      </noscript>
      {error !== undefined && (
        <p className="certificate-error">{areaText('curriculum.certificate_error', { reason: errorMessage(error) })}</p>
      )}
      {Certificate !== undefined && <Certificate groups={view.doc.modules} course={view.parents[0]?.title ?? ''} />}
    </div>
  )
}

async function loadCertificate() {
  return (await loadChunk(() => import('./certificate/certificate.tsx'))).Certificate
}
