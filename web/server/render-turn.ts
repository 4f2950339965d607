// One rendering a turn of the event loop: React renders a page in one piece, and several in a row would keep refusals and short answers waiting.

let last: Promise<void> = Promise.resolve()

/** Resolves in a turn of the event loop in which no other rendering begins. */
export function renderTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
