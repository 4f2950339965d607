// Recovery codes, shown once.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import styles from '../AccountPage.module.css'

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useLingui()
  const { operator } = useSite()
  function save() {
    const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: `${operator.name}-recovery-codes.txt`,
    })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <>
      <Note look="warn" status>
        <p>{t`Keep these recovery codes in a safe place. Each one logs you in once, should you lose your phone. They are shown only now.`}</p>
      </Note>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={() => codes.join('\n')} done={t`Copied`} failed={t`Copying did not work`} look="plain">
          {t`Copy`}
        </CopyButton>
        <Button icon={IconDownload} onClick={save}>{t`Save as a file`}</Button>
        <Button look="primary" onClick={onDone}>{t`I have saved them`}</Button>
      </div>
    </>
  )
}
