import { type ReactNode, useEffect, useId, useState } from 'react'
import { measure } from '../../shell/measure.ts'
import { codeMarkdown } from './code-markdown.ts'
import { CopyButton } from './copy-button.tsx'
import { downloadFile } from './download-file.ts'
import { embedHtml } from './embed-html.ts'
import { pageHtml } from './page-html.ts'
import type { SharedCode, TranslatePlayground } from './share-props.ts'

interface TakeAlongProps {
  readonly t: TranslatePlayground
  readonly code: SharedCode
  readonly toJavaScript: ((source: string) => Promise<string>) | undefined
}

/** The code for other places: as Markdown, as a frame, as a file. */
export function TakeAlong({ t, code, toJavaScript }: TakeAlongProps): ReactNode {
  const heading = useId()
  const { page, fault } = usePageOf(code, { toJavaScript, title: titleOf(code.html) ?? t('share.embed_title') })
  const download = (): void => {
    if (page === undefined) return
    measure({ name: 'play.action', id: 'download' })
    downloadFile('playground.html', 'text/html', page)
  }
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('share.more')}</h3>
      <div className="share-buttons">
        <CopyButton label={t('share.copy_markdown')} text={codeMarkdown(code)} />
        <CopyButton label={t('share.copy_embed')} text={page === undefined ? undefined : embedHtml(page, t('share.embed_title'))} />
        <button type="button" className="share-plain" disabled={page === undefined} onClick={download}>
          {t('share.download')}
        </button>
      </div>
      {fault !== undefined && (
        <p role="alert" className="share-fault">
          {t('share.not_runnable', { reason: fault })}
        </p>
      )}
      <p className="share-quiet">{t('share.more_hint')}</p>
    </section>
  )
}

interface PageOf {
  /** Undefined as long as types are being removed, and when they can't be. */
  readonly page?: string
  readonly fault?: string
}

/** The code as one page. Copying has to begin in the moment of a press, so the page stands ready. */
function usePageOf(
  code: SharedCode,
  { toJavaScript, title }: { readonly toJavaScript: TakeAlongProps['toJavaScript']; readonly title: string },
): PageOf {
  const [made, setMade] = useState<PageOf>({})
  useEffect(() => {
    let isShown = true
    const compile = code.options?.isTypeScript === true && toJavaScript !== undefined ? toJavaScript(code.js) : Promise.resolve(code.js)
    compile.then(
      (js) => isShown && setMade({ page: pageHtml({ code: { ...code, js }, title, siteOrigin: location.origin }) }),
      (error: unknown) => isShown && setMade({ fault: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isShown = false
    }
  }, [code, toJavaScript, title])
  return made
}

/** What the code calls itself. */
function titleOf(html: string): string | undefined {
  const [, title = ''] = /<title[^>]*>([^<]+)<\/title/i.exec(html) ?? []
  return title.trim() === '' ? undefined : title.trim()
}
