// Lazily loaded components.
import { createElement, lazy, useState, type ComponentType } from 'react'

/** React's `lazy` with `preload`: a preloaded component renders without a fallback. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  async function preload() {
    loaded = await load()
    return { default: loaded }
  }
  const Lazy = lazy(preload) as unknown as ComponentType<Props>
  function LazyComponent(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy)
    return createElement(Component, props)
  }
  return Object.assign(LazyComponent, { preload })
}
