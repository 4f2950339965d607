// Link that the buyer forwards.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import styles from './Kept.module.css'

export function ForwardLink({ token, name }: { token: string; name: string }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const path = paths.keptNotice(token)
  return (
    <div className={styles.forward}>
      <p>
        <Trans>
          Do you know somebody at {name}? Forward this link: it says that an inquiry waits, without your name or text.
        </Trans>
      </p>
      <p className={styles.link}>
        <a className="link" href={path}>
          {path}
        </a>
        <CopyButton
          text={() => new URL(path, window.location.href).href}
          done={t`Copied`}
          failed={t`Copying did not work`}
          look="plain"
        >
          <Trans>Copy link</Trans>
        </CopyButton>
      </p>
    </div>
  )
}
