import { accountsData } from './accounts/accounts-data.ts'
import { collectionsData } from './collections/collections-data.ts'
import { identityData } from './identity/identity-data.ts'
import { learningData } from './learning/learning-data.ts'
import { playgroundData } from './playground/playground-data.ts'
import type { PersonalData } from './store/personal-data.ts'

/** What all features keep of persons, one line each. A test fails when a table has a column that names a person and none answers for it. */
export const PERSONAL_DATA: readonly PersonalData[] = [accountsData, collectionsData, identityData, learningData, playgroundData]
