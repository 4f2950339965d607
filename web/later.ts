// Parts of a page that are fetched when they are first shown, with the words that only such parts of it say.
import { createElement, lazy, useState, type ComponentType } from 'react'

let words: () => Promise<unknown> = async () => {}

/** Where browsers get those words; the server has all. */
export function takeLaterWords(load: () => Promise<unknown>): void {
  words = load
}

/** `ahead` fetches the part before: then it stands at once where it is shown, and loses no key that is pressed there. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined
  async function ahead() {
    const [component] = await Promise.all([load(), words()])
    fetched = component
    return { default: component }
  }
  const Lazy = lazy(ahead) as unknown as ComponentType<Props>
  function Later(props: Props) {
    const [Part] = useState(() => fetched ?? Lazy)
    return createElement(Part, props)
  }
  return Object.assign(Later, { ahead })
}
