// Registers the service worker, when the browser is idle.

import { keepInstallPrompt } from '#web/foundation/shell/install-prompt.ts'

export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || !document.querySelector('link[rel=manifest]')) return
  keepInstallPrompt()
  const register = () => void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {})
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 })
  else setTimeout(register, 2000)
}
