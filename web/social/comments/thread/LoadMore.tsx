// Load more button.
import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/Button.tsx'
import type { Thread } from './use-comments.ts'

export function LoadMore({ thread: { state, ended, more }, label }: { thread: Thread; label: string }) {
  const { t } = useLingui()
  if (ended) return null
  const words = state === 'failed' ? t`That did not work. Try again` : state === 'loading' ? t`Loading` : label
  return (
    <Button look="ghost" busy={state === 'loading'} onClick={() => void more()}>
      {words}
    </Button>
  )
}
