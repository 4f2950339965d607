// Products to choose from: those of the page, and further ones while a dialog is open.
import { useEffect, useState } from 'react'
import { useApi } from '#web/foundation/page.ts'

export type Product = { productID: string; name: string }

const pageSize = 100
const productsMost = 2000

export function useProducts(bid: string, first: readonly Product[]): readonly Product[] {
  const api = useApi()
  const [further, setFurther] = useState<readonly Product[]>([])
  const isWhole = first.length < pageSize
  useEffect(() => {
    if (isWhole) return undefined
    const controller = new AbortController()
    async function read(): Promise<void> {
      for (let skip = pageSize; skip < productsMost; skip += pageSize) {
        const { data } = await api.products.catalogue({
          query: { bid, skip, size: pageSize },
          signal: controller.signal,
        })
        setFurther((before) => [...before, ...data.map(({ productID, name }) => ({ productID, name }))])
        if (data.length < pageSize) return
      }
    }
    read().catch(() => {})
    return () => (controller.abort(), setFurther([]))
  }, [api, bid, isWhole])
  return [...new Map([...first, ...further].map((one) => [one.productID, one])).values()]
}
