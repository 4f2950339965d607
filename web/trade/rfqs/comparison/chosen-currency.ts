// Currency of the comparison: the address's, else the last chosen.
import { useSyncExternalStore } from 'react'
import { useAddressChoice } from './address-choice.ts'

const storageKey = 'comparison-currency'

function lastChosen(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

const nothing = () => () => {}

export function useChosenCurrency(offered: ReadonlySet<string>, standard: string): [string, (code: string) => void] {
  const [asked, ask] = useAddressChoice('currency')
  const kept = useSyncExternalStore(nothing, lastChosen, () => null)
  const currency = [asked?.toUpperCase(), kept].find((code) => code && offered.has(code)) ?? standard
  function choose(code: string): void {
    try {
      localStorage.setItem(storageKey, code)
    } catch {}
    ask(code)
  }
  return [currency, choose]
}
