// Development only: React Fast Refresh.
// @ts-expect-error Vite serves this module in development.
import refresh from '/@react-refresh'

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
