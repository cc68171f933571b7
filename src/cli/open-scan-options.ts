import { readFile } from 'node:fs/promises'
import { createNetwork } from '#scanner/retrieve/network.ts'
import { type PreloadList, parsePreloadList } from '#scanner/retrieve/preload-list.ts'
import type { ScanOptions } from '#scanner/retrieve/record-site.ts'
import type { ScannerSettings } from './scanner-settings.ts'
import { ConfigError } from './setting.ts'

/** The name under which scans ask; who runs a public scanner adds where it is explained. */
const USER_AGENT = 'Lectern-Observatory/1'
/** The origin of preflight requests: a name that no site can have (RFC 6761). */
const ORIGIN = 'https://observatory.invalid'

/**
 * How sites are scanned, by the settings of the operator.
 *
 * @throws ConfigError when the file of the preload list is none
 */
export async function openScanOptions({ networks, nameServers, preloadFile }: ScannerSettings): Promise<ScanOptions> {
  const preloadList = preloadFile === undefined ? undefined : await readPreloadList(preloadFile)
  return {
    network: createNetwork({ allowed: networks, nameServers }),
    userAgent: USER_AGENT,
    origin: ORIGIN,
    ...(preloadList === undefined ? {} : { preloadList }),
    now: Date.now,
  }
}

async function readPreloadList(file: string): Promise<PreloadList> {
  const text = await readFile(file, 'utf8')
  try {
    return parsePreloadList(text)
  } catch (error) {
    throw new ConfigError(`${file} is no HSTS preload list: ${error instanceof Error ? error.message : String(error)}`)
  }
}
