// A warning logged once a minute at most.

type Log = { warn: (about: object, message: string) => void }

const pause = 60_000 // ms

export function throttledWarning(log: Log): (about: object, message: string) => void {
  let next = -Infinity
  return (about, message) => {
    const now = performance.now()
    if (now < next) return
    next = now + pause
    log.warn(about, message)
  }
}
