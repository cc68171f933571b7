import { readFile } from 'node:fs/promises'
import { createNetwork } from '#scanner/retrieve/network.ts'
import { type PreloadList, parsePreloadList } from '#scanner/retrieve/preload-list.ts'
import type { ScanOptions } from '#scanner/retrieve/record-site.ts'
import { scannerName } from '#scanner/retrieve/scanner-name.ts'
import type { ScannerSettings } from './scanner-settings.ts'
import { ConfigError } from './setting.ts'

/** The origin of preflight requests without a site: a name that no site can have (RFC 6761). */
const NO_ORIGIN = 'https://observatory.invalid'

/**
 * How sites are scanned, by the settings of the operator.
 *
 * @param origin of the site that scans; empty: none does
 * @throws ConfigError when the file of the preload list is none
 */
export async function openScanOptions({ networks, nameServers, preloadFile }: ScannerSettings, origin = ''): Promise<ScanOptions> {
  const preloadList = preloadFile === undefined ? undefined : await readPreloadList(preloadFile)
  return {
    network: createNetwork({ allowed: networks, nameServers }),
    userAgent: scannerName(origin),
    origin: origin === '' ? NO_ORIGIN : origin,
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
