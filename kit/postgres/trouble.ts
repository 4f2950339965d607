// Operator errors, shown without stack, and database outages.

export class DatabaseTrouble extends Error {
  override name = 'DatabaseTrouble'
}

const starting = '57P03'
const full = '53300'

/** True when the server refused a value (class 22): a retry fails again. */
export function isDataError(error: unknown): boolean {
  return (error as { code?: string }).code?.startsWith('22') ?? false
}

/** True when no connection was possible: nothing was executed. */
export function isAway(error: unknown): boolean {
  const { code, syscall, message } = error as { code?: string; syscall?: string; message?: string }
  return (
    syscall === 'connect' || code === starting || code === full || message === 'timeout exceeded when trying to connect'
  )
}
