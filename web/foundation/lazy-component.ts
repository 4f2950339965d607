// Lazily loaded components.
import { createElement, lazy, memo, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useHydrated } from './form/use-hydrated.ts'

/** A preloaded component renders without a fallback. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  async function preload() {
    loaded = await load()
    return { default: loaded }
  }
  async function loadOnline(): Promise<{ default: ComponentType<Props> }> {
    try {
      return await preload()
    } catch (error) {
      if (navigator.onLine !== false) throw error
    }
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    // Vite loads a stylesheet once, even if it failed.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (!link.sheet) link.replaceWith(link.cloneNode())
    return loadOnline()
  }
  const Lazy = lazy(loadOnline) as unknown as ComponentType<Props>
  function LazyComponent(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy)
    return createElement(Component, props)
  }
  return Object.assign(LazyComponent, { preload })
}

/** Rendered by the server, hydrated when loaded. NOTE: memo, since a boundary that is updated before falls back. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Component = lazyComponent(load)
  const Late = memo((props: Props) => createElement(Suspense, null, createElement(Component, props)))
  return Object.assign(Late as unknown as ComponentType<Props>, { preload: Component.preload })
}

/** Children that only browsers render. Own state, since pages that render anew update late components. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return createElement(Suspense, null, useHydrated() && children)
}
