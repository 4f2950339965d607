// Components loaded when reached.
import type { ComponentType } from 'react'

type LoadOnReach<Props> = { current: ComponentType<Props> | undefined; load: () => Promise<void> }

/** `current` exists after `load`. A failed load leaves the plain control; the next reach retries. */
export function loadOnReach<Props>(fetch: () => Promise<ComponentType<Props>>): LoadOnReach<Props> {
  const lazy: LoadOnReach<Props> = {
    current: undefined,
    load: async () => {
      lazy.current ??= await fetch().catch(() => undefined)
    },
  }
  return lazy
}
