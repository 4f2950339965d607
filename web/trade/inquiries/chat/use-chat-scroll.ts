// Chat scroll position.
import { useLayoutEffect, useRef, useState } from 'react'

const nearEnd = 80 // px

/** `mark`: id of the element shown first. */
export function useChatScroll(rows: readonly string[], mark: string) {
  const log = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const before = useRef<{ rows: readonly string[]; height: number }>(undefined)
  const anchor = useRef<{ row: HTMLElement; top: number }>(undefined)
  const [hasNews, setHasNews] = useState(false)
  const all = rows.join(' ')

  function keepAnchor(): void {
    const { scrollTop, children } = log.current!
    const shown = [...children].flatMap((child) => [...child.children] as HTMLElement[])
    const row = shown.find(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > scrollTop)
    anchor.current = row && { row, top: row.offsetTop }
  }

  useLayoutEffect(() => {
    const element = log.current!
    const was = before.current
    before.current = { rows, height: element.scrollHeight }
    if (!was) {
      const line = document.getElementById(mark)
      element.scrollTop = line ? line.offsetTop - element.clientHeight / 3 : element.scrollHeight
      keepAnchor()
      return
    }
    const isNew = rows.at(-1) !== was.rows.at(-1)
    const isAbove = !isNew && rows.length > was.rows.length
    if (isAbove) element.scrollTop += element.scrollHeight - was.height
    else if (atEnd.current) element.scrollTop = element.scrollHeight
    else if (isNew) setHasNews(true)
    keepAnchor()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `all` stands for the rows
  }, [all])

  // A layout effect: it ends before the element is gone.
  useLayoutEffect(() => {
    const element = log.current!
    // The field below and translations change size.
    const observer = new ResizeObserver(() => {
      const { row, top } = anchor.current ?? {}
      if (atEnd.current) element.scrollTop = element.scrollHeight
      else if (row?.isConnected) element.scrollTop += row.offsetTop - top!
      keepAnchor()
      if (before.current) before.current.height = element.scrollHeight
    })
    observer.observe(element)
    for (const part of element.children) observer.observe(part)
    return () => observer.disconnect()
  }, [])

  function onScroll(): void {
    const { scrollHeight, scrollTop, clientHeight } = log.current!
    atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
    if (atEnd.current) setHasNews(false)
    keepAnchor()
  }
  function toEnd(): void {
    atEnd.current = true
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }
  return { log, onScroll, hasNews, toEnd }
}
