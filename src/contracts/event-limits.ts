/** The longest label and the longest address of an event, in characters (docs/behaviour/events.md 5). */
export const LABEL_MAX = 61
export const ADDRESS_MAX = 8192
