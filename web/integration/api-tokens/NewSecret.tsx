// Secret shown once, to copy.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './NewSecret.module.css'

export function NewSecret({ secret, children }: { secret: string; children: ReactNode }) {
  const { t } = useLingui()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [secret])
  return (
    <div ref={note} tabIndex={-1} className={styles.secret}>
      <Note look="ok" status>
        <p>{children}</p>
        <p>
          <code>{secret}</code>
        </p>
        <CopyButton look="soft" text={() => secret} done={t`Copied`} failed={t`It could not be copied.`}>
          {t`Copy`}
        </CopyButton>
      </Note>
    </div>
  )
}
