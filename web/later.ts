// Parts of a page that are fetched when they are first shown, with the words that only such parts of it say.
import { lazy, type ComponentType } from 'react'

let words: () => Promise<unknown> = async () => {}

/** Where browsers get those words; the server has all. */
export function takeLaterWords(load: () => Promise<unknown>): void {
  words = load
}

export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), words()])
    return { default: component }
  })
}
