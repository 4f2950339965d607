// Suggestions while typing.
import { useEffect, useState, type RefObject } from 'react'
import { useApi, useSite } from '#web/foundation/page.ts'

const pause = 150 // ms; debounce
type Answer = Awaited<ReturnType<ReturnType<typeof useApi>['search']['suggest']>>

export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const { portal } = useSite()
  const api = useApi()
  const [found, setFound] = useState<Answer>()
  useEffect(() => {
    const field = input.current!
    let waiting: ReturnType<typeof setTimeout>
    let asking = new AbortController()
    function onInput(): void {
      clearTimeout(waiting)
      asking.abort()
      const q = field.value.trim()
      if (!q) return setFound(undefined)
      asking = new AbortController()
      const { signal } = asking
      waiting = setTimeout(() => {
        api.search.suggest({ query: { q, portal: portal.key }, signal }).then(
          (answer) => void (signal.aborted || setFound(shownOf(answer))),
          () => setFound(undefined), // suggestions are optional
        )
      }, pause)
    }
    function end(): void {
      clearTimeout(waiting)
      asking.abort()
      setFound(undefined)
    }
    // React Aria's virtual focus fires untrusted blur events.
    const onBlur = (event: FocusEvent) => void (event.isTrusted && end())
    field.addEventListener('input', onInput)
    field.addEventListener('blur', onBlur)
    if (document.activeElement === field && field.value !== field.defaultValue) onInput()
    return () => {
      end()
      field.removeEventListener('input', onInput)
      field.removeEventListener('blur', onBlur)
    }
  }, [api, input, portal.key])
  return { found, close: () => setFound(undefined) }
}

function shownOf({ categories, businesses, products }: Answer): Answer | undefined {
  if (categories.length + businesses.length + products.length === 0) return undefined
  return { categories: categories.slice(0, 3), businesses: businesses.slice(0, 4), products: products.slice(0, 4) }
}
