// Document request exports, lazy: few threads ask for a document.
import { lazyComponent } from '#web/foundation/lazy-component.ts'

export const RequestBar = lazyComponent(async () => (await import('./RequestBar.tsx')).RequestBar)
