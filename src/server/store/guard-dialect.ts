import { AsyncLocalStorage } from 'node:async_hooks'
import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, SqliteAdapter } from 'kysely'
import { StoreUnavailable } from './store.ts'
import { isRetryable, translateFailure } from './store-failure.ts'

/** The error of a request whose transaction conflicted with others again and again. */
export const TOO_BUSY = 'the database is too busy: transactions conflict again and again'

/** Whether the code that runs is within a transaction of this store. */
export type TransactionScope = AsyncLocalStorage<{ isOpen: boolean }>

/** The scope of a store's transactions. */
export function createTransactionScope(): TransactionScope {
  return new AsyncLocalStorage()
}

/**
 * Makes both databases behave alike where they don't by themselves:
 * - that the database can't be used is said by `StoreUnavailable`;
 * - a statement that fails ends its transaction, as it does in PostgreSQL;
 * - texts that PostgreSQL can't keep (NUL, lone surrogates) are rejected;
 * - within a transaction, the store itself can't be asked: with one connection that would wait for itself for ever.
 */
export function guardDialect(dialect: Dialect, scope: TransactionScope): Dialect {
  return {
    createAdapter: () => {
      const adapter = dialect.createAdapter()
      return adapter instanceof SqliteAdapter ? new QueuedSqliteAdapter() : adapter
    },
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () =>
      guardDriver(dialect.createDriver(), scope, dialect.createAdapter().supportsMultipleConnections ? undefined : createQueue()),
  }
}

/**
 * Kysely would wait for the one connection before it asks the guard, and code that waits for itself waits for ever. So this adapter says that
 * there are many connections, and the queue is in the guard.
 */
class QueuedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

interface Guarded {
  readonly inner: DatabaseConnection
  state: 'single statements' | 'transaction' | 'failed transaction'
}

/** A queue for a resource of which there is one: each gets it when the previous one has given it back. */
interface Queue {
  take(): Promise<void>
  giveBack(): void
}

function createQueue(): Queue {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    async take() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
    },
    giveBack() {
      const next = waiting.shift()
      if (next === undefined) isTaken = false
      else next()
    },
  }
}

function guardDriver(driver: Driver, scope: TransactionScope, queue?: Queue): Driver {
  const connections = new WeakMap<DatabaseConnection, Guarded>()
  const find = (connection: DatabaseConnection): Guarded => {
    const guarded = connections.get(connection)
    if (guarded === undefined) throw new Error('this connection belongs to another store')
    return guarded
  }
  return {
    init: (options) => translated(() => driver.init(options)),
    destroy: (options) => driver.destroy(options),
    async acquireConnection(options) {
      if (scope.getStore()?.isOpen === true) throw new Error('use the transaction, not the store, inside a transaction')
      await queue?.take()
      const guarded: Guarded = { inner: await translated(() => driver.acquireConnection(options)), state: 'single statements' }
      const connection = guardConnection(guarded)
      connections.set(connection, guarded)
      return connection
    },
    async releaseConnection(connection, options) {
      await driver.releaseConnection(find(connection).inner, options)
      queue?.giveBack()
    },
    async beginTransaction(connection, settings) {
      const guarded = find(connection)
      await translated(() => driver.beginTransaction(guarded.inner, settings))
      guarded.state = 'transaction'
    },
    async commitTransaction(connection) {
      const guarded = find(connection)
      if (guarded.state === 'failed transaction') {
        await translated(() => driver.rollbackTransaction(guarded.inner))
        throw new AbortedTransactionError()
      }
      await translated(() => driver.commitTransaction(guarded.inner))
    },
    rollbackTransaction: (connection) => translated(() => driver.rollbackTransaction(find(connection).inner)),
  }
}

function guardConnection(guarded: Guarded): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery) {
      if (guarded.state === 'failed transaction') throw new AbortedTransactionError()
      try {
        rejectTexts(query.parameters)
        return await guarded.inner.executeQuery<Row>(query)
      } catch (error) {
        if (guarded.state === 'transaction') guarded.state = 'failed transaction'
        // The caller of a transaction runs it again; a single statement has no one.
        if (guarded.state === 'single statements' && isRetryable(error)) throw new StoreUnavailable(TOO_BUSY, { cause: error })
        throw translateFailure(error)
      }
    },
    streamQuery: (query, chunkSize, options) => guarded.inner.streamQuery(query, chunkSize, options),
  }
}

/** Contracts reject them with a 400; what comes this far is an error of this program. */
function rejectTexts(parameters: readonly unknown[]): void {
  for (const value of parameters) {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      throw new TypeError('a text with a NUL or a lone surrogate cannot be stored')
    }
  }
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw translateFailure(error)
  }
}
