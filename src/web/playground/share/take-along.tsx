import { type ReactNode, useEffect, useId, useState } from 'react'
import { downloadFile } from '../../browser/download-file.ts'
import { measure } from '../../browser/measure.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { usePage } from '../../ui/page-context.ts'
import type { PlayCode } from '../code/play-code.ts'
import { toWasm } from '../code/to-wasm.ts'
import { usePlayText } from '../texts/play-text.ts'
import { codeMarkdown } from './code-markdown.ts'
import { CopyButton } from './copy-button.tsx'
import { embedHtml } from './embed-html.ts'
import { pageHtml } from './page-html.ts'

interface TakeAlongProps {
  readonly code: PlayCode
  readonly toJavaScript: ((source: string) => Promise<string>) | undefined
}

/** The code for other places: as Markdown, as a frame, as a file. */
export function TakeAlong({ code, toJavaScript }: TakeAlongProps): ReactNode {
  const t = usePlayText()
  const heading = useId()
  const { runner } = usePage().site
  const { page, error } = usePageOf(code, { toJavaScript, runner, title: titleOf(code.html) ?? t('share.embed_title') })
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
      {error !== undefined && (
        <p role="alert" className="share-error">
          {t('share.not_runnable', { reason: error })}
        </p>
      )}
      <p className="share-quiet">{t('share.more_hint')}</p>
    </section>
  )
}

interface PageOf {
  /** Undefined as long as the code is being translated, and when it can't be, or would become a page of any size. */
  readonly page?: string
  readonly error?: string
}

/** The code as one page. Copying has to begin in the moment of a press, so the page stands ready. */
function usePageOf(
  code: PlayCode,
  { toJavaScript, runner, title }: Pick<TakeAlongProps, 'toJavaScript'> & { readonly runner: string | undefined; readonly title: string },
): PageOf {
  const [made, setMade] = useState<PageOf>({})
  useEffect(() => {
    let isShown = true
    const { js, wat = '', options } = code
    const translated = Promise.all([
      options?.isTypeScript === true && toJavaScript !== undefined ? toJavaScript(js) : js,
      wat.trim() === '' ? undefined : toWasm(wat, runner),
    ])
    translated
      .then(([script, wasm]) => pageHtml({ code: { ...code, js: script }, wasm, title, siteOrigin: location.origin }))
      .then(
        (page) => isShown && setMade({ page }),
        (error: unknown) => isShown && setMade({ error: errorMessage(error) }),
      )
    return () => {
      isShown = false
    }
  }, [code, toJavaScript, runner, title])
  return made
}

/** What the code calls itself. */
function titleOf(html: string): string | undefined {
  const [, title = ''] = /<title[^<>]*>([^<]+)<\/title/i.exec(html) ?? []
  return title.trim() === '' ? undefined : title.trim()
}
