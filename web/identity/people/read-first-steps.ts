// Onboarding steps, until done or dismissed.
import type { FirstSteps } from '#contract/identity/people/people.ts'
import type { Api } from '#web/foundation/page.ts'

const storageKey = 'first steps over' // later visits skip the call

function isOver(userID: string): boolean {
  try {
    return localStorage.getItem(storageKey) === userID
  } catch {
    return false
  }
}
function rememberOver(userID: string): void {
  try {
    localStorage.setItem(storageKey, userID)
  } catch {
    // Storage may be disabled.
  }
}

/** Undefined when done or unreadable. */
export async function readFirstSteps(api: Api, userID: string): Promise<FirstSteps | undefined> {
  if (isOver(userID)) return undefined
  const steps = await api.people.firstSteps({}).catch(() => undefined)
  if (!steps) return undefined
  const { wanted, email, interests, profile, business } = steps
  if (wanted && !(email && interests && profile && business)) return steps
  rememberOver(userID)
  return undefined
}

export function dismissFirstSteps(api: Api, userID: string): void {
  rememberOver(userID)
  api.people.changeSettings({ body: { firstSteps: false } }).catch(() => {})
}
