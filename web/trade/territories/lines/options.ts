// Choices of the form.
import { useEffect, useState } from 'react'
import { useApi, useSite } from '#web/foundation/page.ts'
import { readTree } from '#web/foundation/shell/menus/tree.ts'

type Option = { value: string; text: string; more?: string }

const pageSize = 50
const productsMost = 1000

export function useCategoryOptions(): Option[] {
  const api = useApi()
  const { locale } = useSite()
  const [options, setOptions] = useState<Option[]>([])
  useEffect(() => {
    readTree(api, locale).then(
      (industries) =>
        setOptions(
          industries.flatMap(({ text: more, categories }) =>
            categories.map(({ id, name }) => ({ value: id, text: name, more })),
          ),
        ),
      () => {},
    )
  }, [api, locale])
  return options
}

export function useOwnProducts(bid: string): Option[] {
  const api = useApi()
  const [options, setOptions] = useState<Option[]>([])
  useEffect(() => {
    const controller = new AbortController()
    async function read(): Promise<void> {
      for (let skip = 0; skip < productsMost; skip += pageSize) {
        const { data, total } = await api.products.byBusiness({
          query: { bid, skip, size: pageSize },
          signal: controller.signal,
        })
        setOptions((before) => [...before, ...data.map(({ productID, name }) => ({ value: productID, text: name }))])
        if (skip + data.length >= total || data.length === 0) return
      }
    }
    read().catch(() => {})
    return () => (controller.abort(), setOptions([]))
  }, [api, bid])
  return options
}
