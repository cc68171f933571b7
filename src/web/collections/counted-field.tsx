import { type ChangeEvent, type ReactNode, useId } from 'react'
import { collectionsText } from './collections-text.ts'
import { countCharacters, findTextError } from './count-characters.ts'

interface CountedFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** In code points. */
  readonly limit: number
  readonly isRequired?: boolean
  readonly isLong?: boolean
  /** From how many characters on the counter is shown. */
  readonly countsFrom?: number
  /** Someone has tried to send it: what is missing is said. */
  readonly isTried: boolean
  readonly isFixed?: boolean
  readonly help?: string
}

/**
 * A field with a counter, `length/limit`, that says when it holds too much (docs/behaviour/collections.md 23). Nothing is cut off: what was pasted can be
 * shortened by the user.
 */
export function CountedField(props: CountedFieldProps): ReactNode {
  const { name, label, value, onChange, limit, isRequired = false, isLong = false, countsFrom = 0, isTried, isFixed = false, help } = props
  const id = useId()
  const count = countCharacters(value)
  const error = findTextError(value, { limit, isRequired })
  const shown = error === 'missing' && !isTried ? undefined : error
  const field = {
    id,
    name,
    value,
    required: isRequired,
    readOnly: isFixed,
    'aria-invalid': shown !== undefined,
    'aria-describedby': `${id}-error ${id}-help`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
  }
  return (
    <div className="collections-field">
      <label htmlFor={id}>
        {label} {!isRequired && <span className="collections-quiet">{collectionsText('optional')}</span>}
      </label>
      {isLong ? <textarea {...field} rows={4} dir="auto" /> : <input {...field} type="text" autoComplete="off" dir="auto" />}
      <p className="collections-under">
        {/* Said as soon as it holds too much. */}
        <span className="collections-invalid" id={`${id}-error`} role="status">
          {shown === 'too_long' && collectionsText('too_long', { limit })}
          {shown === 'missing' && collectionsText('name_missing')}
        </span>
        <span className="collections-quiet" id={`${id}-help`}>
          {help !== undefined && `${help} `}
          {count >= countsFrom && (
            <>
              <span aria-hidden="true">{`${count}/${limit}`}</span>
              <span className="visually-hidden">{collectionsText('counter', { count, limit })}</span>
            </>
          )}
        </span>
      </p>
    </div>
  )
}
