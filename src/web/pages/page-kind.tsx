import { textPageKind } from '../article/text-page-kind.ts'
import { GenericPage } from './generic-page.tsx'

/** Pages of text: about, advertising, newsletter and whatever else a content root has. */
export const textKind = textPageKind(({ view }) => <GenericPage view={view} />)
