// Row of a watched thing with its last news.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { WatchEntry } from '#contract/discovery/watches/watches.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { IconEyeOff } from '#web/ui/icons.ts'
import { useFocusRecovery } from '#web/ui/focus/after-removal.ts'
import { useNewsText } from './news-words.ts'
import styles from './SavedPage.module.css'
import { useThingPath } from './thing-path.ts'

export function WatchRow({ entry }: { entry: WatchEntry }) {
  const api = useApi()
  const { paths, formats } = useSite()
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const { showError } = useToasts()
  const textOf = useNewsText()
  const pathOf = useThingPath()
  useFocusRecovery()
  const { resourceType, resourceID, name, thing, latest } = entry
  const change = latest && (resourceType === 'category' ? `${textOf(latest)}: ${latest.thing.name}` : textOf(latest))
  const what = {
    product: t`price, minimum order, lead time, stock`,
    business: t`verification, certificates, lead time`,
    category: t`new suppliers`,
  }

  async function end(): Promise<void> {
    try {
      await api.watches.unwatch({ body: { resourceType, resourceID } })
      await revalidate()
    } catch (error) {
      showError(error)
    }
  }
  return (
    <li className={styles.row}>
      <div className={styles.thing}>
        <h3>
          <Link to={thing ? pathOf(thing) : paths.search({ business: 'MA', category: resourceID })}>{name}</Link>
        </h3>
        <p className="muted small">
          {resourceType === 'product' ? (
            thing!.company.companyName
          ) : resourceType === 'business' ? (
            <Trans>Company</Trans>
          ) : (
            <Trans>Category</Trans>
          )}
        </p>
      </div>
      {latest ? (
        <p className="small">
          <span>{change}</span> <span className="muted">{formats.date(latest.at)}</span>
        </p>
      ) : (
        <p className="muted small">
          <Trans>None yet</Trans>
        </p>
      )}
      <p className="small">{what[resourceType]}</p>
      <div className={styles.deeds}>
        <IconButton label={t`Stop watching ${name}`} icon={IconEyeOff} onClick={() => void end()} />
      </div>
    </li>
  )
}
