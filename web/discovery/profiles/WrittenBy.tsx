// Label of texts that the company wrote in the reader's language, with the way to the original.
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/Icon.tsx'
import { IconUserCheck } from '#web/ui/icons.ts'

type Props = {
  translation: { language: string; outdated: boolean }
  isOriginal: boolean
  onToggle: (isOriginal: boolean) => void
}

export function WrittenBy({ translation, isOriginal, onToggle }: Props) {
  const { t, i18n } = useLingui()
  const language = new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(translation.language) ?? ''
  const written = t`Written in ${language} by the company`
  const label = isOriginal ? t`The original` : written
  const age = !isOriginal && translation.outdated ? [t`older than the original`] : []
  return (
    <p className="muted small">
      <Icon icon={IconUserCheck} size="s" /> <span>{[label, ...age].join(' · ')}</span>{' '}
      <button type="button" className="link" onClick={() => onToggle(!isOriginal)}>
        {isOriginal ? <Trans>Show in {language}</Trans> : <Trans>Show original</Trans>}
      </button>
    </p>
  )
}
