// Reading settings, saved at once.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import type { ReadingPreference, TranslationWish } from '#contract/discovery/reading.ts'
import { readLanguagesMost } from '#contract/foundation/constants.ts'
import { tradeLanguages } from '#kit/language/languages.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { storePreference, useReadingPreference } from './preference.ts'
import styles from './ReadingSettings.module.css'

const wishes = ['always', 'ask', 'never'] as const satisfies TranslationWish[]
const MultiSelect = lazyComponent(async () => (await import('#web/ui/controls/MultiSelect.tsx')).MultiSelect)

export function ReadingSettings({ own }: { own?: ReadingPreference | undefined }) {
  const api = useApi()
  const isSignedIn = useSession() !== undefined
  const { showSuccess, showError } = useToasts()
  const stored = useReadingPreference()
  const [chosen, setChosen] = useState(own)
  const preference = chosen ?? stored
  const saved = useRef(preference)
  const changes = useRef(0)
  const saving = useRef(Promise.resolve())
  function change(part: Partial<ReadingPreference>): void {
    const next = { ...preference, ...part }
    const number = ++changes.current
    setChosen(next)
    // One after another: the server keeps the last one that it gets.
    saving.current = saving.current.then(() => save(next, number))
  }
  async function save(next: ReadingPreference, number: number): Promise<void> {
    const isNewest = () => number === changes.current
    if (!isNewest()) return
    try {
      if (isSignedIn) await api.reading.setPreference({ body: next })
      saved.current = next
      storePreference(next)
      if (isNewest()) showSuccess()
    } catch (error) {
      if (!isNewest()) return
      setChosen(saved.current)
      showError(error)
    }
  }
  return (
    <div className={styles.settings}>
      <Wishes chosen={preference.translate} onChoose={(translate) => change({ translate })} />
      <Languages chosen={preference.languages} onChoose={(languages) => change({ languages })} />
    </div>
  )
}

function Wishes({ chosen, onChoose }: { chosen: TranslationWish; onChoose: (wish: TranslationWish) => void }) {
  const { t } = useLingui()
  const words = {
    always: [
      t`Translate them`,
      t`A translation that is there shows by itself, a button makes one that is not. The original is one tap away.`,
    ],
    ask: [t`Ask me`, t`The original shows, with a button that translates it.`],
    never: [t`Leave them as they are`, t`The original shows, without a button.`],
  } as const
  return (
    <fieldset className={styles.wishes}>
      <legend>
        <Trans>Texts in languages that you do not read</Trans>
      </legend>
      {wishes.map((wish) => (
        <label key={wish}>
          <input
            type="radio"
            name="translate"
            value={wish}
            checked={wish === chosen}
            onChange={() => onChoose(wish)}
            aria-describedby={`translate-${wish}`}
          />
          <span>{words[wish][0]}</span>
          <small id={`translate-${wish}`}>{words[wish][1]}</small>
        </label>
      ))}
      <p className="muted small">
        <Trans>
          What a company wrote in your language itself shows in any case. Prices, terms, certificates and legal texts
          are never translated by machine.
        </Trans>
      </p>
    </fieldset>
  )
}

type LanguagesProps = { chosen: readonly string[]; onChoose: (languages: string[]) => void }

function Languages({ chosen, onChoose }: LanguagesProps) {
  const { t } = useLingui()
  const { locale } = useSite()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const order = new Intl.Collator(locale)
  const options = tradeLanguages
    .filter((code) => code !== locale)
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .toSorted((a, b) => order.compare(a.text, b.text))
  const label = t`Languages that I read`
  return (
    <fieldset className={styles.languages} aria-describedby="read-languages">
      <legend>{label}</legend>
      <p className="muted small" id="read-languages">
        <Trans>Texts in these are never translated, {readLanguagesMost} languages at most.</Trans>
      </p>
      <div className={styles.reserved} data-chosen={chosen.length > 0 || undefined}>
        <Suspense>
          <MultiSelect
            label={label}
            options={options}
            chosen={chosen}
            onChange={(languages) => onChoose(languages.slice(0, readLanguagesMost))}
            add={t`Add…`}
            findLabel={t`Find: ${label}`}
            noneLabel={t`No match`}
          />
        </Suspense>
      </div>
    </fieldset>
  )
}
