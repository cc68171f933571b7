import { accountsData } from './accounts/accounts-data.ts'
import { aiHelpData } from './ai-help/ai-help-data.ts'
import { billingData } from './billing/billing-data.ts'
import { collectionsData } from './collections/collections-data.ts'
import { followsData } from './follows/follows-data.ts'
import { identityData } from './identity/identity-data.ts'
import { learningData } from './learning/learning-data.ts'
import { newsletterData } from './newsletter/newsletter-data.ts'
import { playgroundData } from './playground/playground-data.ts'
import { preferencesData } from './preferences/preferences-data.ts'
import type { PersonalData } from './store/personal-data.ts'

/** The personal data of all features, one line each. The newsletter asks whether an address is verified, so it comes before the identities. A test fails when no feature is responsible for a column that names a person. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  accountsData,
  aiHelpData,
  billingData,
  collectionsData,
  followsData,
  newsletterData,
  identityData,
  learningData,
  playgroundData,
  preferencesData,
]
