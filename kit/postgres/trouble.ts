// What is no defect of ours: what the operator can mend (a folder without rights, a platform without binaries), shown without a stack; and
// a database that can't be had at the moment.

export class DatabaseTrouble extends Error {
  override name = 'DatabaseTrouble'
}

const starting = '57P03' // or stopping, or recovering
const full = '53300'

/** Could no connection be had: the server is away or starting, or every connection is taken? Nothing was done then. */
export function isAway(error: unknown): boolean {
  const { code, syscall, message } = error as { code?: string; syscall?: string; message?: string }
  return (
    syscall === 'connect' || code === starting || code === full || message === 'timeout exceeded when trying to connect'
  )
}
