import { metadataFiles } from './metadata.ts'
import type { BuiltSite, MadeBlocks, Output } from './output.ts'
import { shareImageFiles } from './share-pictures.ts'

/** Files that need all pages or seconds to make: `lectern dev` does not have them. */
export const BUILD_OUTPUTS: readonly Output<BuiltSite, MadeBlocks | Promise<Uint8Array>>[] = [metadataFiles, shareImageFiles]
