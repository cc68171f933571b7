import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { GRADES, type Grade } from '#contracts/observatory.ts'
import type { CommandName } from './commands.ts'
import { readFile } from './read-values.ts'
import { type Given, type Setting, wrongValue } from './setting.ts'

const SCANNING: readonly CommandName[] = ['scan', 'start', 'serve', 'dev']

/** What the operator sets for scans. */
export interface ScannerSettings {
  /** Absolute. */
  readonly recordedFile?: string
  readonly recordFile?: string
  readonly minGrade: Grade
  /** Networks that are scanned besides the public internet, and the name servers that are asked; absent: none, and those of the machine. */
  readonly networks: readonly string[]
  readonly nameServers: readonly string[]
  /** Absolute; absent: it is unknown which hosts are preloaded. */
  readonly preloadFile?: string
}

/** The settings of `lectern scan`: a part of `SETTINGS`. */
export const SCANNER_SETTINGS = {
  recordedFile: {
    option: 'recorded',
    takes: 'FILE',
    default: 'none',
    meaning: 'grade the responses that this file has recorded, without a network (`docs/guides/observatory.md`)',
    commands: ['scan'],
    read: (given) => readFile(given),
  },
  recordFile: {
    option: 'record',
    takes: 'FILE',
    default: 'none',
    meaning: 'write what the scan has seen to this file, for `--recorded`; values of cookies are left out',
    commands: ['scan'],
    read: (given) => (given === undefined ? undefined : resolve(given.value)),
  },
  minGrade: {
    option: 'min-grade',
    takes: 'GRADE',
    default: 'F',
    meaning: 'exit code 1 when the grade is worse: `A+`, `A`, `A-`, `B+` and so on to `F`',
    commands: ['scan'],
    read: readGrade,
  },
  scanNetworks: {
    variable: 'LECTERN_SCAN_NETWORKS',
    option: 'scan-networks',
    takes: 'NETWORKS',
    default: 'none: the public internet alone',
    meaning: 'networks that may be scanned besides the public internet, for an intranet: `10.1.0.0/16,fd00::/8`',
    commands: SCANNING,
    read: readNetworks,
  },
  scanNameServers: {
    variable: 'LECTERN_SCAN_DNS',
    option: 'scan-dns',
    takes: 'ADDRESSES',
    default: 'none: those of the machine',
    meaning: 'addresses of the name servers that scans ask, with commas between them',
    commands: SCANNING,
    read: readNameServers,
  },
  preloadFile: {
    variable: 'LECTERN_HSTS_PRELOAD',
    option: 'hsts-preload',
    takes: 'FILE',
    default: 'none: it is unknown which hosts are preloaded',
    meaning: 'HSTS preload list for scans, in the format in which it is published (`docs/guides/observatory.md`)',
    commands: SCANNING,
    read: (given) => readFile(given),
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>

function readGrade(given: Given | undefined): Grade {
  if (given === undefined) return 'F'
  const found = GRADES.find(({ grade }) => grade === given.value.toUpperCase())
  if (found === undefined) throw wrongValue(given, `one of ${GRADES.map(({ grade }) => grade).join(', ')}`)
  return found.grade
}

function readNetworks(given: Given | undefined): readonly string[] {
  const networks = listOf(given)
  if (given !== undefined && (networks.length === 0 || !networks.every(isNetwork)))
    throw wrongValue(given, 'networks such as 10.1.0.0/16,fd00::/8')
  return networks
}

function isNetwork(text: string): boolean {
  const [address = '', bits = ''] = text.split('/')
  const kind = isIP(address)
  return kind !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128) && text.split('/').length === 2
}

function readNameServers(given: Given | undefined): readonly string[] {
  const servers = listOf(given)
  if (given !== undefined && (servers.length === 0 || !servers.every((server) => isIP(server) !== 0)))
    throw wrongValue(given, 'addresses such as 10.1.0.53,10.1.1.53')
  return servers
}

function listOf(given: Given | undefined): readonly string[] {
  return (given?.value ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}
