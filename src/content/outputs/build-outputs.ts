import { metadataFiles } from './metadata.ts'
import type { BuiltSite, Output } from './output.ts'
import { shareImageFiles } from './share-pictures.ts'

/** Files that need all pages or seconds to make: `lectern dev` does not have them. */
export const BUILD_OUTPUTS: readonly Output<BuiltSite, Uint8Array | Promise<Uint8Array>>[] = [metadataFiles, shareImageFiles]
