// Comparison choice kept in the address.
import { useSearchParams } from 'react-router'

export function useAddressChoice(name: string): [string | null, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  function choose(value: string): void {
    const chosen = (before: URLSearchParams) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value })
    setQuery(chosen, { replace: true, preventScrollReset: true })
  }
  return [query.get(name), choose]
}
