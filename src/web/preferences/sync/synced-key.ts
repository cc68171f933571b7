/** Where a browser stores what it and an account have agreed on (`KnownTimes`). */
export const SYNCED_KEY = 'preferences.synced'
