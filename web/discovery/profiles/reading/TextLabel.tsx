// Line above a listing's texts: who wrote or translated them, and the way to the others.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import type { TranslationWish } from '#contract/discovery/reading.ts'
import { useSite } from '#web/foundation/page.ts'
import { useLanguageName, useProviderName } from '#web/foundation/translations/names.ts'
import { useWish } from '#web/foundation/translations/preference.ts'
import { useTranslation } from '#web/foundation/translations/use-translation.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconClockPause, IconLanguage, IconPencil, IconUserCheck, type IconName } from '#web/ui/icons.ts'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import type { Reading } from './use-reading.ts'

type Props = {
  kind: 'product' | 'business'
  reading: Reading
  edition: string
}

export function TextLabel(props: Props) {
  const { translation } = props.reading
  if (translation && translation.by !== 'machine') return <WrittenLabel {...props} />
  return <MachineLabel {...props} />
}

function WrittenLabel({ reading: { translation, view, change } }: Props) {
  const { t } = useLingui()
  const language = useLanguageName()(translation!.language)
  const isCorrected = translation!.by === 'corrected'
  const label = isCorrected ? t`Machine version, corrected by the company` : t`Written in ${language} by the company`
  const age = translation!.outdated ? [t`older than the original`] : []
  const isOriginal = view === 'original'
  return (
    <Line
      icon={isCorrected ? IconPencil : IconUserCheck}
      text={isOriginal ? t`The original` : [label, ...age].join(' · ')}
    >
      <LinkLike onClick={() => change({ view: isOriginal ? 'translation' : 'original' })}>
        {isOriginal ? <Trans>Show in {language}</Trans> : <Trans>Show original</Trans>}
      </LinkLike>
    </Line>
  )
}

function MachineLabel({ kind, reading, edition }: Props) {
  const { t } = useLingui()
  const { locale } = useSite()
  const [providerName, languageName] = [useProviderName(), useLanguageName()]
  const { id, original, translation, view, change } = reading
  const from = translation?.from ?? foreignOf(original.languages, locale)
  const wish = useWish(from)
  useWishedView(wish, reading)
  const made = useTranslation({ kind, id, edition, from, isOffered: !translation })
  const { state, texts, provider } = made
  useEffect(() => {
    if (translation || state !== 'shown') return
    const machine = { language: locale, by: 'machine', provider, from: from ?? undefined, outdated: false } as const
    change({ view: 'translation', translation: { ...texts, ...machine } })
  })
  if (wish === 'never') return null
  if (!translation) return <AskLabel made={made} />
  const name = providerName(translation.provider)
  const language = languageName(from)
  if (view !== 'original')
    return (
      <Line icon={IconLanguage} text={t`Translated by ${name} from ${language}`}>
        <LinkLike onClick={() => change({ view: 'original' })}>
          <Trans>Show original</Trans>
        </LinkLike>
      </Line>
    )
  return (
    <Line icon={IconLanguage} text={t`The original`}>
      <LinkLike onClick={() => change({ view: 'translation' })}>
        <Trans>Show translation</Trans>
      </LinkLike>
    </Line>
  )
}

function AskLabel({ made: { state, until, translate } }: { made: ReturnType<typeof useTranslation> }) {
  const { t } = useLingui()
  const { formats } = useSite()
  if (state === 'limit' && until) {
    const { local, isOfDay } = periodEnd(until)
    const time = `${formats.day(local)}, ${local.slice(11, 16)}`
    const limit = isOfDay
      ? t`Today's limit for translations is reached`
      : t`This month's limit for translations is reached`
    return (
      <Line icon={IconClockPause} text={limit}>
        · <Trans>the button returns {time}</Trans>
      </Line>
    )
  }
  if (state === 'unclear') return <Line icon={IconLanguage} text={t`The translation did not work.`} />
  const isWaiting = state === 'waiting'
  return (
    <Line icon={IconLanguage} text={state === 'unavailable' ? t`The translation did not work.` : ''}>
      <LinkLike isBusy={isWaiting} onClick={() => translate()}>
        {isWaiting ? (
          <Trans>Translating…</Trans>
        ) : state === 'unavailable' ? (
          <Trans>Try again</Trans>
        ) : (
          <Trans comment="button: show a text in the reader's language">Translate</Trans>
        )}
      </LinkLike>
    </Line>
  )
}

/** `local`: ISO 8601 of the reader's clock. */
function periodEnd(until: string): { local: string; isOfDay: boolean } {
  const at = new Date(until)
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString()
  return { local, isOfDay: at.getTime() - Date.now() <= 86_400_000 }
}

/** Before anything is painted; the server's pages are right by their cookie. */
function useWishedView(wish: TranslationWish, { id, original, view, change }: Reading): void {
  const isGiven = original.translation !== undefined
  const show = useEffectEvent(() => {
    const isOriginal = wish !== 'always'
    if (isGiven && isOriginal !== (view === 'original')) change({ view: isOriginal ? 'original' : 'translation' })
  })
  useLayoutEffect(() => show(), [id, isGiven, wish])
}

function foreignOf(languages: Record<string, string | null>, locale: string): string | null {
  return Object.values(languages).findLast((one) => one !== null && one !== locale) ?? null
}

function Line({ icon, text, children }: { icon: IconName; text: string; children?: ReactNode }) {
  return (
    <p className={styles.label}>
      <Icon icon={icon} size="s" /> <LiveRegion as="span">{text}</LiveRegion> {children}
    </p>
  )
}

function LinkLike({ isBusy, onClick, children }: { isBusy?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onClick}>
      {children}
    </button>
  )
}
