import { type ReactNode, useState } from 'react'
import { COPIED_MS, COPY_FAILED_MS } from '#contracts/interface-times.ts'
import { usePage } from '../../../ui/page-context.ts'
import { pagesText } from '../parts/pages-text.ts'

interface ShareLinkProps {
  /** The whole address, which leads each user to their own language. */
  readonly url: string
}

/** The link to a shared collection, with the way to copy it. */
export function ShareLink({ url }: ShareLinkProps): ReactNode {
  const { t } = usePage()
  const [state, setState] = useState<'copied' | 'failed'>()
  const copy = async (): Promise<void> => {
    const isCopied = await writeToClipboard(url)
    setState(isCopied ? 'copied' : 'failed')
    setTimeout(() => setState(undefined), isCopied ? COPIED_MS : COPY_FAILED_MS)
  }
  return (
    <div className="collections-field share-link">
      <label htmlFor="share-link">{pagesText('share_link')}</label>
      <div>
        <input id="share-link" data-focus="link" type="text" readOnly value={url} dir="ltr" onFocus={({ target }) => target.select()} />
        <button className="button" type="button" onClick={() => void copy()}>
          {state === 'copied' ? t('code.copied') : pagesText('share_copy')}
        </button>
      </div>
      <p className="collections-said" role="status">
        {state === 'copied' && <span className="visually-hidden">{t('code.copied')}</span>}
        {state === 'failed' && t('code.copy_failed')}
      </p>
    </div>
  )
}

/** The browser may reject, or have no clipboard: it is there only in pages that were sent securely. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.info('the browser did not let the link be copied', error)
    return false
  }
}
