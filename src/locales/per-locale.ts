/**
 * Makes a value for each locale once. Formatters of `Intl` take longer to make than to use a thousand times, and a build writes tens of
 * thousands of numbers and dates.
 *
 * @param make called with a locale of the site, so there are few
 */
export function perLocale<Value, Locale extends string = string>(make: (locale: Locale) => Value): (locale: Locale) => Value {
  const values = new Map<Locale, Value>()
  return (locale) => {
    const known = values.get(locale)
    if (known !== undefined) return known
    const value = make(locale)
    values.set(locale, value)
    return value
  }
}
