/** What we call of Node's HTTP. An `import` of it also loads its WebSocket client, which is 40 ms of the start of the server. */
export const { STATUS_CODES, validateHeaderName, validateHeaderValue } = process.getBuiltinModule('node:http')
