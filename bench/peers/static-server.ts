import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
const COMPRESSED = /^text\/|json|svg|xml|wasm/

/** Serves a folder at a free port of loopback, its texts with gzip, while `work` is under way. */
export async function withStaticServer<T>(folder: string, work: (origin: URL) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    const path = findFile(folder, new URL(request.url ?? '/', 'http://localhost').pathname)
    if (path === undefined) return response.writeHead(404).end()
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    const bytes = readFileSync(path)
    if (!COMPRESSED.test(type)) return response.writeHead(200, { 'content-type': type }).end(bytes)
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work(originOf(server))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** The file at the path of an address: that of a folder is its index.html. */
function findFile(folder: string, path: string): string | undefined {
  const file = join(folder, decodeURIComponent(path))
  return [file, join(file, 'index.html')].find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile())
}

function originOf(server: Server): URL {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port of loopback')
  return new URL(`http://127.0.0.1:${address.port}/`)
}
