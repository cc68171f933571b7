import { IDENTITY_PATH } from './account-paths.ts'

/** The pages of the site's own provider to which other pages lead. */
export const CHANGE_PASSWORD_PATH = `${IDENTITY_PATH}/password` as const
export const DELETE_IDENTITY_PATH = `${IDENTITY_PATH}/delete` as const
