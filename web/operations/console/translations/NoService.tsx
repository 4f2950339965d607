// Settings that turn translation on.
import { Trans } from '@lingui/react/macro'
import { Note } from '#web/ui/Note.tsx'
import styles from './Translations.module.css'

export function NoService() {
  return (
    <Note look="info">
      <p>
        <Trans>
          Nothing is translated by machine: no service is set. Readers see originals, and what owners wrote in other
          languages. No page offers a translation, and nothing is sent anywhere.
        </Trans>
      </p>
      <p>
        <Trans>One of these settings turns it on at the next start, for listings:</Trans>
      </p>
      <ul className={styles.settings}>
        <li>
          <code>DEEPL_KEY</code>
        </li>
        <li>
          <code>LIBRETRANSLATE_URL</code>
        </li>
        <li>
          <code>TRANSLATION_MODEL_URL</code> + <code>TRANSLATION_MODEL_NAME</code>
        </li>
      </ul>
      <p>
        <Trans>
          Messages between people are sent only to services that <code>TRANSLATION_MESSAGES</code> names. Orders, caps
          and what is sent are explained in <code>docs/translations.md</code>.
        </Trans>
      </p>
    </Note>
  )
}
