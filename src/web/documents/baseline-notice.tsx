import type { ReactNode } from 'react'
import { pageAddress } from '../page-address.ts'
import { usePage } from '../page-context.ts'
import type { ArticleHead } from './document-view.ts'

interface BaselineNoticeProps {
  readonly doc: Pick<ArticleHead, 'baseline' | 'baselineStatus'>
}

/** The warning on pages about features to keep away from, with what to use instead. Such pages have no card of their own for it. */
export function BaselineNotice({ doc: { baseline, baselineStatus } }: BaselineNoticeProps): ReactNode {
  const { t } = usePage()
  if (baselineStatus !== 'discouraged' && baselineStatus !== 'removing') return null
  const alternatives = baseline?.alternatives ?? []
  return (
    <div className="notecard deprecated">
      <p>
        <strong>{t(`documents.baseline_${baselineStatus}`)}</strong> {t(`documents.baseline_${baselineStatus}_text`)}
      </p>
      {alternatives.length > 0 && (
        <>
          <p>{t('documents.baseline_alternatives')}</p>
          <ul>
            {alternatives.map(({ name, description, mdn_url }) => (
              <li key={name}>
                {mdn_url === null ? name : <a href={pageAddress(mdn_url)}>{name}</a>}: {description}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
