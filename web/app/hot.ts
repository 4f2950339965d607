// Development only: sets up React Fast Refresh before the first component loads.
// @ts-expect-error Vite serves this module in development.
import refresh from '/@react-refresh'

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
