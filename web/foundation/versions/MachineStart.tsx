// A version started from a translation by machine, and corrected.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReadingKind } from '#contract/discovery/reading.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { useApi } from '#web/foundation/page.ts'
import { useProviderName } from '#web/foundation/translations/names.ts'
import { useTranslates } from '#web/foundation/translations/translates.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconLanguage } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'

type Props = {
  kind: ReadingKind
  id: string
  locale: Locale
  machine: string
  onTexts: (texts: Record<string, string>, provider: string) => void
}

export function MachineStart({ kind, id, locale, machine, onTexts }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const providerName = useProviderName(true)
  const [state, setState] = useState<'waiting' | 'limit' | 'unavailable' | 'unclear'>()
  if (!useTranslates().listings) return null
  if (machine) {
    const name = providerName(machine)
    return (
      <Note look="info" status>
        <Trans>Translated by {name}. Read it before you save it: it is shown as corrected by you.</Trans>
      </Note>
    )
  }
  async function start() {
    setState('waiting')
    try {
      const { data, refusal } = await api.reading.translate({ body: { kind, ids: [id], language: locale } })
      setState(data[0] ? undefined : (refusal?.reason ?? 'unavailable'))
      if (data[0]) onTexts(data[0].texts, data[0].provider)
    } catch {
      setState('unavailable')
    }
  }
  const failed = t`The translation did not work.`
  const refused = { limit: t`The limit for translations is reached`, unavailable: failed, unclear: failed }
  return (
    <>
      <div className="row">
        <Button icon={IconLanguage} busy={state === 'waiting'} onClick={() => void start()}>
          <Trans>Start from a translation</Trans>
        </Button>
      </div>
      {state && state !== 'waiting' && (
        <Note look="warn" status>
          {refused[state]}
        </Note>
      )}
    </>
  )
}
