// Hits that the visitor chose, remembered in this tab.
import type { Api } from './page.ts'

type Choice = Parameters<Api['choices']['choose']>[0]['body']
export type ChosenHit = Omit<Choice, 'act' | 'requestID'>

const storageKey = 'choices'
const hitsMost = 30

function read(): ChosenHit[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as ChosenHit[]
  } catch {
    return []
  }
}

export function mayTell(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack !== '1' && globalPrivacyControl !== true
}

export function rememberHit(hit: ChosenHit): void {
  if (!mayTell()) return
  const others = read().filter(({ resourceID }) => resourceID !== hit.resourceID)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([hit, ...others].slice(0, hitsMost)))
  } catch {}
}

/** Never fails. */
export async function tellChoice(api: Api, act: Choice['act'], resourceID?: string, requestID?: string): Promise<void> {
  if (!mayTell()) return
  const hit = read().find((one) => one.resourceID === resourceID)
  if (hit) await api.choices.choose({ body: { ...hit, act, requestID } }).catch(() => {})
}
