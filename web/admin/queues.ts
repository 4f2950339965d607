// What waits for the person, as the frame of the console has read it.
import { createContext, use } from 'react'
import type { Queue } from '#contract/console/console.ts'

export const QueuesContext = createContext<readonly Queue[]>([])

export function useQueues(): readonly Queue[] {
  return use(QueuesContext)
}
