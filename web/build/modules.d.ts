// Types of virtual modules: message catalogs and route tables of the contracts.
declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module 'virtual:calls' {
  import type { AuthContract } from '#contract/auth/auth.ts'
  import type { Contract } from '#contract/contract.ts'
  import type { Routes } from '#contract/endpoint.ts'
  export const calls: Routes<Contract>
  export const authCalls: Routes<AuthContract>
}
