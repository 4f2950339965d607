// A list that grows by pages: what a page has read at first, what is read on at a press, and the button for it.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useOutcome } from './failure-words.ts'
import { useStarted } from './started.ts'
import { Button } from './ui/Button.tsx'

type Page<Entry, Rest> = Rest & { data: Entry[] }

/**
 * `next`: how the page behind `last` is read, when so many stand in the list; undefined where that was the last one. `keyOf` tells
 * entries apart, so that none stands twice. The answer has `more` as long as there is more.
 */
export function useMore<Entry, Rest>(
  start: Page<Entry, Rest>,
  keyOf: (entry: Entry) => string,
  next: (last: Page<Entry, Rest>, count: number) => (() => Promise<Page<Entry, Rest>>) | undefined,
) {
  const { failed } = useOutcome()
  const [list, setList] = useStarted(start.data)
  const [last, setLast] = useStarted(start)
  const [busy, setBusy] = useState(false)
  const read = next(last, list.length)
  async function more(): Promise<void> {
    if (!read) return
    setBusy(true)
    try {
      const page = await read()
      const known = new Set(list.map(keyOf))
      setList((now) => [...now, ...page.data.filter((entry) => !known.has(keyOf(entry)))])
      setLast(page)
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  return { list, setList, busy, more: read ? more : undefined }
}

/** Nothing where there is no more. */
export function LoadMore({ busy, more }: { busy: boolean; more: (() => Promise<void>) | undefined }) {
  if (!more) return null
  return (
    <Button full busy={busy} onClick={() => void more()}>
      <Trans>Load more</Trans>
    </Button>
  )
}
