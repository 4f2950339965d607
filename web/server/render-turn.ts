// One rendering per event loop turn: React blocks for a page.

let last: Promise<void> = Promise.resolve()

export function renderTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
