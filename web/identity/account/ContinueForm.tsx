// Continuation by this origin's cookie, or a login prompt.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'

/** NOTE: works without scripts. */
export function ContinueForm({
  continueTo,
  look = 'main',
  children,
}: {
  continueTo: string | undefined
  look?: 'main' | 'plain'
  children?: ReactNode
}) {
  const { t } = useLingui()
  const { locale, paths, origin } = useSite()
  return (
    <form method="post" action="/auth/continue">
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="continue" value={continueTo ?? origin + paths.home()} />
      <Button type="submit" look={look} size="large" full>
        {children ?? t`Continue`}
      </Button>
    </form>
  )
}
