/** A text in quotes that it does not contain: double ones, or single ones where only double ones stand in it, such as in JSON. */
export function quotedText(text: string): string {
  const quote = quoteFor(text)
  return `${quote}${text}${quote}`
}

/** The same on one line: line breaks, and whatever else can't be seen, are escaped as in JavaScript. */
export function quotedLine(text: string): string {
  const escaped = JSON.stringify(text)
  return quoteFor(text) === '"' ? escaped : `'${escaped.slice(1, -1).replaceAll('\\"', '"')}'`
}

function quoteFor(text: string): '"' | "'" {
  return text.includes('"') && !text.includes("'") ? "'" : '"'
}
