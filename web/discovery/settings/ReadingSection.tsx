// Reading settings.
import { Trans } from '@lingui/react/macro'
import type { ReadingPreference } from '#contract/discovery/reading.ts'
import { ReadingSettings } from '#web/foundation/translations/ReadingSettings.tsx'
import { Part } from '#web/ui/Part.tsx'

export function ReadingSection({ own }: { own: ReadingPreference }) {
  return (
    <Part id="reading" title={<Trans>Texts in other languages</Trans>}>
      <ReadingSettings own={own} />
    </Part>
  )
}
