import { type ReactNode, useState } from 'react'
import { passFocusOn } from '../pass-focus-on.ts'
import { SettingRow } from './setting-row.tsx'
import { settingsText } from './settings-text.ts'

interface SettingSwitchProps {
  readonly id: string
  readonly title: string
  readonly text: ReactNode
  /** As it is stored; undefined while that is not known. */
  readonly isOn: boolean | undefined
  /** Stores what the user chose. Never throws. @returns the message of what went wrong; undefined when it was stored */
  readonly save: (isOn: boolean) => Promise<string | undefined>
}

type State =
  | { readonly kind: 'idle' | 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly wanted: boolean; readonly message: string }

/** A setting that is on or off (docs/behaviour/plus.md 121): busy while it is saved, and it shows what is stored. */
export function SettingSwitch({ id, title, text, isOn, save }: SettingSwitchProps): ReactNode {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const isBusy = state.kind === 'saving' || isOn === undefined
  const choose = async (wanted: boolean): Promise<void> => {
    if (isBusy) return
    setState({ kind: 'saving' })
    const message = await save(wanted)
    setState(message === undefined ? { kind: 'saved' } : { kind: 'failed', wanted, message })
  }
  const control = (
    <button
      ref={passFocusOn}
      className="setting-switch"
      type="button"
      role="switch"
      aria-checked={isOn === true}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-disabled={isBusy}
      data-busy={state.kind === 'saving' ? '' : undefined}
      onClick={() => void choose(isOn !== true)}
    />
  )
  return (
    <>
      <SettingRow id={id} title={title} text={text} control={control} />
      <div className="setting-state" role="status">
        {state.kind === 'saving' && <span className="visually-hidden">{settingsText('saving')}</span>}
        {state.kind === 'saved' && <span className="visually-hidden">{settingsText('saved')}</span>}
        {state.kind === 'failed' && (
          <p className="setting-error">
            {settingsText('not_saved', { message: state.message })}{' '}
            <button className="setting-retry" type="button" ref={passFocusOn} onClick={() => void choose(state.wanted)}>
              {settingsText('retry')}
            </button>
          </p>
        )}
      </div>
    </>
  )
}
