// Positions in the write-ahead log.

/** Bytes since the beginning of the log. */
export type Lsn = number

export const lsnPattern = /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/

export function lsnOf(text: string): Lsn {
  const [high = '', low = ''] = text.split('/')
  return parseInt(high, 16) * 2 ** 32 + parseInt(low, 16)
}
