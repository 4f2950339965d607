// Types for what only the bundler can give: drawings inside modules of Tabler, catalogues of words, virtual modules.
declare module '@tabler/icons-react/dist/esm/icons/*' {
  /** The path of the drawing, as slim.ts leaves it. */
  export const __iconNode: string
}
declare module '*.po' {
  import type { Compiled } from '#web/message.ts'
  export const messages: Record<string, Compiled>
}
declare module 'virtual:calls' {
  import type { Routes } from '#contract/endpoint.ts'
  export const calls: Record<string, Routes[string]>
}
declare module 'virtual:more-calls' {
  import type { AuthContract } from '#contract/auth.ts'
  import type { Contract } from '#contract/contract.ts'
  import type { Routes } from '#contract/endpoint.ts'
  export const calls: Routes<Contract>
  export const authCalls: Routes<AuthContract>
}
