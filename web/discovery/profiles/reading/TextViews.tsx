// Views of a long text: translation, original, both side by side.
import { Trans, useLingui } from '@lingui/react/macro'
import { ownNameOf, useProviderName } from '#web/foundation/translations/names.ts'
import { useWish } from '#web/foundation/translations/preference.ts'
import { SideBySide } from '#web/foundation/translations/SideBySide.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCircleCheck } from '#web/ui/icons.ts'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './TextViews.module.css'
import type { Reading, Translation, View } from './use-reading.ts'

type Props = { reading: Reading; field?: string }

/** `field`: its texts side by side; absent: the choice. */
export function TextViews({ reading, field }: Props) {
  return field === undefined ? <ViewChoice reading={reading} /> : <BothTexts reading={reading} field={field} />
}

function ViewChoice({ reading: { translation, view, change } }: { reading: Reading }) {
  const { t } = useLingui()
  const wish = useWish(translation?.from)
  if (translation?.by === 'machine' && wish === 'never') return null
  const names: Record<View, string> = {
    translation: t({ message: 'Translation', comment: 'view of a text' }),
    both: t`Side by side`,
    original: t({ message: 'Original', comment: 'view of a text' }),
  }
  return (
    <fieldset className={styles.views} aria-label={t`Show`}>
      {(Object.keys(names) as View[]).map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => change({ view: one })}>
          {names[one]}
        </button>
      ))}
    </fieldset>
  )
}

function BothTexts({ reading: { original, translation }, field }: Required<Props>) {
  const { t } = useLingui()
  const providerName = useProviderName()
  const textOf = (texts: object | undefined) => (texts as Record<string, string> | undefined)?.[field] ?? ''
  const { language, by, provider } = translation as Translation
  const own = original.languages[field]
  const byCompany = (name: string) => t`${name}, by the company`
  const name = ownNameOf(language)
  const titles = { owner: byCompany(name), corrected: t`${name}, corrected`, machine: t`${name}, machine` }
  return (
    <>
      <SideBySide
        translated={{
          title: titles[by],
          note: provider && providerName(provider),
          children: (
            <p className={styles.text} lang={language}>
              <UserText text={textOf(translation)} />
            </p>
          ),
        }}
        original={{
          title: byCompany(own ? ownNameOf(own) : t`The original`),
          children: (
            <p className={styles.text} lang={own ?? undefined} dir="auto">
              <UserText text={textOf(original)} />
            </p>
          ),
        }}
      />
      {by === 'machine' && (
        <p className={`muted small ${styles.checked}`}>
          <Icon icon={IconCircleCheck} size="s" />{' '}
          <Trans>
            Figures with their signs, part numbers and standards were put back unchanged. Written units and the order of
            words were not checked.
          </Trans>
        </p>
      )}
    </>
  )
}
