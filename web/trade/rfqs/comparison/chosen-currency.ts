// Currency of the comparison: that of the address, else the last one chosen on this device.
import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

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
  const [query, setQuery] = useSearchParams()
  const kept = useSyncExternalStore(nothing, lastChosen, () => null)
  const asked = query.get('currency')?.toUpperCase()
  const currency = [asked, kept].find((code) => code && offered.has(code)) ?? standard
  function choose(code: string): void {
    try {
      localStorage.setItem(storageKey, code)
    } catch {}
    const options = { replace: true, preventScrollReset: true }
    setQuery(
      (before) => new URLSearchParams([...before].filter(([name]) => name !== 'currency').concat([['currency', code]])),
      options,
    )
  }
  return [currency, choose]
}
