// A component that is fetched when its control is first reached, by pointer or focus: most readers of a page never do.
import type { ComponentType } from 'react'

type LoadOnReach<Props> = { current: ComponentType<Props> | undefined; load: () => Promise<void> }

/** `current` is there once `load` is done. A failed fetch leaves the control without its extra; the next reach tries again. */
export function loadOnReach<Props>(fetch: () => Promise<ComponentType<Props>>): LoadOnReach<Props> {
  const lazy: LoadOnReach<Props> = {
    current: undefined,
    load: async () => {
      lazy.current ??= await fetch().catch(() => undefined)
    },
  }
  return lazy
}
