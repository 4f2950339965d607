// Translation button and label.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconClockPause, IconLanguage, type IconName } from '#web/ui/icons.ts'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Text } from '#web/ui/Text.tsx'
import { useLanguageName, useProviderName } from './names.ts'
import styles from './Translations.module.css'
import type { Translation } from './use-translation.ts'

type Props = {
  translation: Pick<Translation, 'state' | 'until' | 'provider' | 'from' | 'isOriginalHidden' | 'toggleOriginal'> &
    Partial<Pick<Translation, 'translate'>>
  children?: ReactNode
  icon?: IconName
  /** Button's text while the original shows. */
  back?: ReactNode
  /** Id of the text. */
  describedBy?: string | undefined
  more?: ReactNode
}

export function TranslationLabel({ translation, children, icon = IconLanguage, back, describedBy, more }: Props) {
  const { t } = useLingui()
  const { state, until, isOriginalHidden, translate, toggleOriginal } = translation
  const provider = useProviderName()(translation.provider)
  const language = useLanguageName()(translation.from)
  const isLimited = state === 'limit' && until !== undefined && isAhead(until)
  const isShown = state === 'shown'
  const [isAsked, setAsked] = useState(false)
  const limit = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The removed button had the focus.
    if (isLimited && isAsked && document.activeElement === document.body) limit.current?.focus({ preventScroll: true })
  }, [isLimited, isAsked])
  return (
    <div className={styles.label}>
      {isShown && (
        <span>
          <Icon icon={icon} size="s" />
          <Text>{children ?? t`${provider}, from ${language}`}</Text>
        </span>
      )}
      {(state === 'unavailable' || state === 'unclear') && (
        <span>
          <Trans>The translation did not work.</Trans>
        </span>
      )}
      {isLimited ? (
        <Limit ref={limit} until={until} />
      ) : state === 'unclear' ? null : (
        <button
          type="button"
          aria-disabled={state === 'waiting' || undefined}
          aria-describedby={describedBy}
          onClick={() => {
            if (isShown) toggleOriginal()
            else if (state !== 'waiting') {
              setAsked(true)
              translate?.()
            }
          }}
        >
          {isShown && !isOriginalHidden && back ? back : <ButtonWords {...{ state, isOriginalHidden }} />}
        </button>
      )}
      {more}
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

function ButtonWords({ state, isOriginalHidden }: Pick<Translation, 'state' | 'isOriginalHidden'>) {
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

function isAhead(until: string): boolean {
  return Date.parse(until) > Date.now()
}

/** ISO 8601 of the reader's clock. */
function localOf(until: string): string {
  const at = new Date(until)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString()
}

function Limit({ until, ref }: { until: string; ref: Ref<HTMLSpanElement> }) {
  const { formats } = useSite()
  const local = localOf(until)
  const time = `${formats.day(local)}, ${local.slice(11, 16)}`
  return (
    <span ref={ref} tabIndex={-1}>
      <Icon icon={IconClockPause} size="s" />
      <Trans>The limit for translations is reached</Trans>
      <Text>{' · '}</Text>
      <Trans>available again {time}</Trans>
    </span>
  )
}
