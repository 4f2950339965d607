// Data read once in view.
import { useEffect, useRef, useState } from 'react'

const margin = '300px 0px'

export function useInView<T>(read: (signal: AbortSignal) => Promise<T>) {
  const element = useRef<HTMLDivElement>(null)
  const [data, setData] = useState<T>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        read(signal).then(
          (answer) => void (signal.aborted || setData(answer)),
          () => {},
        )
      },
      { rootMargin: margin },
    )
    observer.observe(element.current!)
    return () => (observer.disconnect(), controller.abort())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a page
  }, [])
  return { element, data, setData }
}
