// Types of non-code modules.
declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module 'virtual:calls' {
  import type { AuthContract } from '#contract/identity/auth/auth.ts'
  import type { Contract } from '#contract/contract.ts'
  import type { Routes } from '#contract/foundation/endpoint.ts'
  export const calls: Routes<Contract>
  export const authCalls: Routes<AuthContract>
}
declare module '*.mp4' {
  const address: string
  export default address
}
declare module '*.webm' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
declare module '*.vtt' {
  const address: string
  export default address
}
