// Types for the drawing data inside Tabler's icon modules.
declare module '@tabler/icons-react/dist/esm/icons/*' {
  export const __iconNode: readonly [string, Record<string, string>][]
}
declare module '*.po' {
  export const messages: Record<string, string>
}
declare module 'virtual:calls' {
  import type { Contract } from '#contract/contract.ts'
  import type { Routes } from '#contract/endpoint.ts'
  export const calls: Routes<Contract>
}
