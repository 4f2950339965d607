// Link to groups found.
import { Plural } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useEffect, useState } from 'react'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconUsers } from '#web/ui/icons.ts'
import styles from './GroupsFound.module.css'

export function GroupsFound({ text }: { text: string }) {
  const api = useApi()
  const { paths } = useSite()
  const [found, setFound] = useState<{ text: string; total: number }>()
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    api.groups.find({ body: { textQuery: text, size: 1 }, signal }).then(
      ({ total }) => setFound({ text, total }),
      () => {}, // optional
    )
    return () => asking.abort()
  }, [api, text])
  const total = found?.text === text ? found.total : 0
  if (total === 0) return null
  return (
    <p className={`row ${styles.found}`}>
      <Icon icon={IconUsers} />
      <Link className="link" to={paths.groups({ search: text })}>
        <Plural value={total} one={`# group matches “${text}”`} other={`# groups match “${text}”`} />
      </Link>
    </p>
  )
}
