// Line above a listing's texts.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { TranslationWish } from '#contract/discovery/reading.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { withLogin } from '#web/foundation/session.ts'
import { useLanguageName, useProviderName } from '#web/foundation/translations/names.ts'
import { useWish } from '#web/foundation/translations/preference.ts'
import { TranslationLabel } from '#web/foundation/translations/TranslationLabel.tsx'
import { useTranslation } from '#web/foundation/translations/use-translation.ts'
import { IconPencil, IconUserCheck } from '#web/ui/icons.ts'
import type { Reading } from './use-reading.ts'

const ReportMistake = lazyComponent(async () => (await import('./ReportMistake.tsx')).ReportMistake)

type Props = {
  kind: 'product' | 'business'
  reading: Reading
  edition: number
}

export function TextLabel(props: Props) {
  const { translation } = props.reading
  if (translation && translation.by !== 'machine') return <WrittenLabel {...props} />
  return <MachineLabel {...props} />
}

function exchanged({ view, change }: Reading) {
  const isOriginal = view === 'original'
  return {
    state: 'shown',
    isOriginalHidden: !isOriginal,
    toggleOriginal: () => change({ view: isOriginal ? 'translation' : 'original' }),
  } as const
}

function WrittenLabel({ reading }: Props) {
  const { t } = useLingui()
  const { by, outdated, ...translation } = reading.translation!
  const language = useLanguageName()(translation.language)
  const isCorrected = by === 'corrected'
  const label = isCorrected ? t`Machine version, corrected by the company` : t`Written in ${language} by the company`
  const age = outdated ? [t`older than the original`] : []
  return (
    <TranslationLabel
      translation={{ from: null, ...exchanged(reading) }}
      icon={isCorrected ? IconPencil : IconUserCheck}
      back={<Trans>Show in {language}</Trans>}
    >
      {reading.view === 'original' ? t`The original` : [label, ...age].join(' · ')}
    </TranslationLabel>
  )
}

function MachineLabel({ kind, reading, edition }: Props) {
  const { t } = useLingui()
  const { locale } = useSite()
  const { id, original, translation, change } = reading
  const from = translation?.from ?? foreignOf(original.languages, locale)
  const wish = useWish(from)
  useWishedView(wish, reading)
  const made = useTranslation({ kind, id, edition: String(edition), from, isOffered: !translation })
  const { state, texts, provider } = made
  useLayoutEffect(() => {
    if (translation || state !== 'shown') return
    const machine = { language: locale, by: 'machine', provider, from: from ?? undefined, outdated: false } as const
    change({ view: 'translation', translation: { ...texts, ...machine } })
  })
  const name = useProviderName(true)(translation?.provider)
  const language = useLanguageName()(from)
  if (wish === 'never') return null
  return (
    <TranslationLabel
      translation={translation ? { ...made, ...exchanged(reading) } : made}
      back={<Trans>Show translation</Trans>}
      more={translation && reading.view !== 'original' && <MistakeButton kind={kind} id={id} />}
    >
      {reading.view === 'original' ? t`The original` : t`Translated by ${name} from ${language}`}
    </TranslationLabel>
  )
}

function MistakeButton(reported: { kind: Props['kind']; id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => void withLogin(() => setOpen(true))}>
        <Trans>Report a mistake</Trans>
      </button>
      {isOpen && (
        <Suspense>
          <ReportMistake {...reported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Before anything is painted; the server's pages are right by their cookie. */
function useWishedView(wish: TranslationWish, { id, original, view, change }: Reading): void {
  const isGiven = original.translation !== undefined
  const former = useRef(wish)
  const show = useEffectEvent(() => {
    const isChanged = former.current !== wish
    former.current = wish
    if (!isGiven) return
    if (wish !== 'always') change({ view: 'original' })
    else if (isChanged && view === 'original') change({ view: 'translation' })
  })
  useLayoutEffect(() => show(), [id, isGiven, wish])
}

function foreignOf(languages: Record<string, string | null>, locale: string): string | null {
  return Object.values(languages).findLast((one) => one !== null && one !== locale) ?? null
}
