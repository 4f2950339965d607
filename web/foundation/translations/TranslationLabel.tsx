// Translation button and label.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconClockPause, IconLanguage } from '#web/ui/icons.ts'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Text } from '#web/ui/Text.tsx'
import { useLanguageName, useProviderName } from './names.ts'
import styles from './Translations.module.css'
import type { Translation } from './use-translation.ts'

type Props = {
  translation: Translation
  children?: ReactNode
  takesFocus?: boolean
}

export function TranslationLabel({ translation, children, takesFocus }: Props) {
  const { t } = useLingui()
  const { state, until, isOriginalHidden, translate, toggleOriginal } = translation
  const provider = useProviderName()(translation.provider)
  const language = useLanguageName()(translation.from)
  const isLimited = state === 'limit' && until !== undefined && isAhead(until)
  const isShown = state === 'shown'
  const [isAsked, setAsked] = useState(takesFocus ?? false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={styles.label}>
      {isShown && (
        <span>
          <Icon icon={IconLanguage} size="s" />
          <Text>{children ?? t`${provider}, from ${language}`}</Text>
        </span>
      )}
      {(state === 'unavailable' || state === 'unclear') && (
        <span>
          <Trans>The translation did not work.</Trans>
        </span>
      )}
      {isLimited ? (
        <Limit until={until} />
      ) : state === 'unclear' ? null : (
        <button
          ref={button}
          type="button"
          aria-disabled={state === 'waiting' || undefined}
          aria-expanded={isShown ? !isOriginalHidden : undefined}
          onClick={() => {
            if (isShown) toggleOriginal()
            else if (state !== 'waiting') {
              setAsked(true)
              translate()
            }
          }}
        >
          <ButtonWords state={state} isOriginalHidden={isOriginalHidden ?? false} />
        </button>
      )}
      <LiveRegion as="span" className="sr">
        {isAsked && <Outcome state={state} />}
      </LiveRegion>
    </div>
  )
}

function Outcome({ state }: { state: Translation['state'] }) {
  if (state === 'waiting') return <Trans>Translating…</Trans>
  if (state === 'shown') return <Trans>Translated</Trans>
  if (state === 'limit') return <Trans>The limit for translations is reached</Trans>
  return (state === 'unavailable' || state === 'unclear') && <Trans>The translation did not work.</Trans>
}

function ButtonWords({ state, isOriginalHidden }: { state: Translation['state']; isOriginalHidden: boolean }) {
  if (state === 'waiting') return <Trans>Translating…</Trans>
  if (state === 'unavailable') return <Trans>Try again</Trans>
  if (state === 'shown') return isOriginalHidden ? <Trans>Show original</Trans> : <Trans>Hide original</Trans>
  return (
    <>
      <Icon icon={IconLanguage} size="s" />
      <Trans comment="button: show a text in the reader's language">Translate</Trans>
    </>
  )
}

const day = 86_400_000 // ms

function isAhead(until: string): boolean {
  return Date.parse(until) > Date.now()
}

function periodEnd(until: string): { local: string; isOfDay: boolean } {
  const at = new Date(until)
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString()
  return { local, isOfDay: at.getTime() - Date.now() <= day }
}

function Limit({ until }: { until: string }) {
  const { formats } = useSite()
  const { local, isOfDay } = periodEnd(until)
  const time = `${formats.day(local)}, ${local.slice(11, 16)}`
  return (
    <span>
      <Icon icon={IconClockPause} size="s" />
      {isOfDay ? (
        <Trans>Today's limit for translations is reached</Trans>
      ) : (
        <Trans>This month's limit for translations is reached</Trans>
      )}
      <Text>{' · '}</Text>
      <Trans>the button returns {time}</Trans>
    </span>
  )
}
