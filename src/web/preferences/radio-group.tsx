import { type ReactNode, useId, useSyncExternalStore } from 'react'
import type { StoredChoice } from '../shell/stored-choice.ts'

interface RadioGroupProps<Value extends string> {
  readonly title: string
  /** A line about it. */
  readonly text?: string
  readonly choice: StoredChoice<Value>
  /** The values in the order in which they are shown, with their names. */
  readonly options: readonly (readonly [value: Value, name: string])[]
}

/** A choice with one value at a time. */
export function RadioGroup<Value extends string>({ title, text, choice, options }: RadioGroupProps<Value>): ReactNode {
  const chosen = useSyncExternalStore(choice.subscribe, choice.current)
  const name = useId()
  return (
    <fieldset className="preference" aria-describedby={text === undefined ? undefined : `${name}-text`}>
      <legend>{title}</legend>
      {text !== undefined && (
        <p className="preference-text" id={`${name}-text`}>
          {text}
        </p>
      )}
      <div className="preference-options">
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => choice.choose(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
