// Progress in a terminal or log.

export type Progress = (done: number, total: number, what: string) => void

export function showProgress(): Progress {
  const { isTTY } = process.stdout
  let shown = ''
  return (done, total, what) => {
    const share = total > 0 ? Math.min(1, done / total) : 1
    const tenths = Math.floor(share * 10)
    const key = isTTY ? `${what} ${Math.floor(share * 100)}` : `${what} ${tenths}`
    if (key === shown) return
    shown = key
    if (!isTTY) return console.log(`${what}: ${tenths * 10} %`)
    const bar = '█'.repeat(tenths * 2).padEnd(20, '░')
    process.stdout.write(
      `\r\x1b[K${what} ${bar} ${Math.floor(share * 100)} % (${done} of ${total})${share === 1 ? '\n' : ''}`,
    )
  }
}
