// Paged lists with «Load more».
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { useFocusRecovery } from '#web/ui/focus/after-removal.ts'

type Page<Entry, Rest> = Rest & { data: Entry[] }

/**
 * A new `start` resets the list. `next` returns undefined at the end. `keyOf` removes duplicates. `more` is undefined
 * after the last page.
 */
export function usePagedList<Entry, Rest>(
  start: Page<Entry, Rest>,
  keyOf: (entry: Entry) => string,
  next: (last: Page<Entry, Rest>, count: number) => (() => Promise<Page<Entry, Rest>>) | undefined,
) {
  const { showError } = useToasts()
  const [list, setList] = useResettableState(start.data)
  const [last, setLast] = useResettableState(start)
  const [busy, setBusy] = useState(false)
  const read = next(last, list.length)
  useFocusRecovery()
  async function more(): Promise<void> {
    if (!read) return
    setBusy(true)
    try {
      const page = await read()
      const known = new Set(list.map(keyOf))
      setList((now) => [...now, ...page.data.filter((entry) => !known.has(keyOf(entry)))])
      setLast(page)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return { list, setList, busy, more: read ? more : undefined }
}

export function LoadMore({ busy, more }: { busy: boolean; more: (() => Promise<void>) | undefined }) {
  if (!more) return null
  return (
    <Button full busy={busy} onClick={() => void more()}>
      <Trans>Load more</Trans>
    </Button>
  )
}
