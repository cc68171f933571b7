import { type ReactNode, useId, useRef, useState } from 'react'
import type { Collection, ImportReply } from '#contracts/collections.ts'
import { usePage } from '../../../ui/page-context.ts'
import { ActionError } from '../../action-error.tsx'
import { collectionName } from '../../collection-name.ts'
import { collectionsText } from '../../collections-text.ts'
import { useAction } from '../../use-action.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { importItems } from '../parts/pages-calls.ts'
import { pagesText } from '../parts/pages-text.ts'
import type { ImportedPage, ImportReading } from './import-reading.ts'
import { ImportResult } from './import-result.tsx'
import { ProblemList } from './problem-list.tsx'
import { readImport } from './read-import.ts'

interface ImportDialogProps {
  readonly collection: Pick<Collection, 'id' | 'name'>
  readonly onClose: () => void
}

/** 10,000 links with titles and notes of a few lines; a file that is larger is no list of articles. In MB. */
const FILE_MAX_MB = 10
const BYTES_PER_MB = 1_000_000

type Chosen = { readonly kind: 'error'; readonly text: string } | { readonly kind: 'read'; readonly reading: ImportReading }

/** Reads a file of saved articles in the browser, shows what is in it and what is wrong with it, and sends what can be saved. */
export function ImportDialog({ collection, onClose }: ImportDialogProps): ReactNode {
  const id = useId()
  const { site } = usePage()
  const [chosen, setChosen] = useState<Chosen>()
  const [result, setResult] = useState<ImportReply>()
  const sending = useAction(sendPages)
  const closing = useRef<HTMLButtonElement>(null)
  const choose = async (file: File | undefined): Promise<void> => {
    sending.reset()
    setResult(undefined)
    setChosen(file === undefined ? undefined : await readFile(file, [site.origin, location.origin]))
  }
  const pages = chosen?.kind === 'read' ? chosen.reading.pages : []
  const send = async (): Promise<void> => {
    if (sending.isPending) return
    const outcome = await sending.run({ collectionId: collection.id, pages })
    if (!outcome.isDone) return
    setResult(outcome.reply)
    // The button that was pressed goes.
    closing.current?.focus()
  }
  return (
    <PageDialog title={pagesText('import_title', { name: collectionName(collection) })} isBusy={sending.isPending} onClose={onClose}>
      <div className="collections-form">
        {result === undefined && (
          <>
            <p id={`${id}-text`}>{pagesText('import_text')}</p>
            <div className="collections-field">
              <label htmlFor={id}>{pagesText('import_file')}</label>
              <input
                id={id}
                type="file"
                accept=".json,.md,.markdown,.txt,application/json,text/markdown,text/plain"
                aria-describedby={`${id}-text`}
                disabled={sending.isPending}
                onChange={({ target }) => void choose(target.files?.[0])}
              />
            </div>
          </>
        )}
        <div role="status" className="import-result">
          {result !== undefined && <ImportResult result={result} />}
          {result === undefined && chosen?.kind === 'error' && <p className="collections-invalid">{chosen.text}</p>}
          {result === undefined && chosen?.kind === 'read' && (
            <>
              {pages.length === 0 ? (
                <p className="collections-invalid">{pagesText('import_nothing')}</p>
              ) : (
                <p>{pagesText('matches', { count: pages.length })}</p>
              )}
              <ProblemList problems={chosen.reading.problems} />
            </>
          )}
        </div>
        <div className="collections-error" role="alert">
          <ActionError errors={[sending.error]} />
        </div>
        <div className="collections-buttons">
          {result === undefined && pages.length > 0 && (
            <button className="button" type="button" aria-disabled={sending.isPending} onClick={() => void send()}>
              {sending.isPending ? pagesText('importing') : pagesText('import_now', { count: pages.length })}
            </button>
          )}
          <button className="collections-plain" type="button" ref={closing} onClick={onClose}>
            {collectionsText(result === undefined ? 'cancel' : 'close')}
          </button>
        </div>
      </div>
    </PageDialog>
  )
}

async function readFile(file: File, origins: readonly string[]): Promise<Chosen> {
  if (file.size > FILE_MAX_MB * BYTES_PER_MB) return { kind: 'error', text: pagesText('import_too_big', { size: FILE_MAX_MB }) }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return { kind: 'read', reading: readImport({ name: file.name, text, origins }) }
  } catch (error) {
    console.info('the chosen file could not be read', error)
    return { kind: 'error', text: pagesText('import_unreadable') }
  }
}

interface SendInput {
  readonly collectionId: string
  readonly pages: readonly ImportedPage[]
}

function sendPages({ collectionId, pages }: SendInput): Promise<ImportReply> {
  return importItems(collectionId, pages)
}
