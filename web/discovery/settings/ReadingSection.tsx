// Reading settings.
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ReadingPreference } from '#contract/discovery/reading.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { Part } from '#web/ui/Part.tsx'
import { Skeleton } from '#web/ui/States.tsx'

const ReadingSettings = lazyComponent(
  async () => (await import('#web/foundation/translations/ReadingSettings.tsx')).ReadingSettings,
)

export function ReadingSection({ own }: { own: ReadingPreference }) {
  return (
    <Part id="reading" title={<Trans>Texts in other languages</Trans>}>
      <Suspense fallback={<Skeleton tall={64} />}>
        <ReadingSettings own={own} />
      </Suspense>
    </Part>
  )
}
