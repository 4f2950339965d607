// Translation beside its original.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { ownNameOf } from './names.ts'
import styles from './SideBySide.module.css'

type Props = {
  from: string
  translated: ReactNode
  original: ReactNode | undefined
}

export function SideBySide({ from, translated, original }: Props) {
  const { t } = useLingui()
  const { locale } = useSite()
  const [language, originalLanguage] = [ownNameOf(locale), ownNameOf(from)]
  return (
    <div className={styles.around}>
      <div className={styles.columns}>
        <section aria-label={t`${language}, for reading`}>
          <p className={styles.head}>
            <span>{t`${language}, for reading`}</span>
          </p>
          {translated}
        </section>
        {original !== undefined && (
          <section className={styles.original} aria-label={t`${originalLanguage}, original`}>
            <p className={styles.head}>
              <span>{t`${originalLanguage}, original`}</span>
              <span>
                <Trans comment="the original, as against its translation">this one counts</Trans>
              </span>
            </p>
            {original}
          </section>
        )}
      </div>
    </div>
  )
}
