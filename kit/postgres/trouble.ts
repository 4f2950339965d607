// Operator errors, shown without stack.

export class DatabaseTrouble extends Error {
  override name = 'DatabaseTrouble'
}

const full = '53300'
const awayCodes = /^(?:08...|57P..|53300)$/
const awayMessages = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])
const awaySockets = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** Class 22: a retry fails again. */
export function isDataError(error: unknown): boolean {
  return (error as { code?: string }).code?.startsWith('22') ?? false
}

/** The statement may have run. */
export class SilentDatabase extends Error {
  override name = 'SilentDatabase'
  constructor() {
    super('The database does not answer')
  }
}

export function isFull(error: unknown): boolean {
  return (error as { code?: string }).code === full
}

/** A pending commit may have been executed. */
export function isAway(error: unknown): boolean {
  if (error instanceof SilentDatabase) return true
  const { code = '', syscall = '', message, errors } = error as Partial<NodeJS.ErrnoException> & { errors?: unknown[] }
  if (errors) return errors.some(isAway)
  const isSocket = syscall === 'connect' || syscall === 'getaddrinfo'
  return isSocket || awayCodes.test(code) || awaySockets.has(code) || awayMessages.has(message ?? '')
}
