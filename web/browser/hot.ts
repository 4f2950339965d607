// Development only: hot replacement of components, set up before the first of them loads.
// @ts-expect-error Vite serves this module in development.
import refresh from '/@react-refresh'

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
