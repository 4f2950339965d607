// Links to the territorial portals.
import { portalByKey, portals } from '#contract/foundation/portals.ts'
import { useSite } from '#web/foundation/page.ts'
import { prefixOf } from '#web/foundation/paths.ts'
import { Flag } from '#web/ui/Picture.tsx'
import styles from './PortalList.module.css'

export function PortalList() {
  const { locale, origin, portal } = useSite()
  return (
    <ul className={styles.portals}>
      {portals.map(({ key, label, emoji }) => (
        <li key={key}>
          <a
            href={`${portalAddress(origin, key)}${prefixOf(locale)}/`}
            aria-current={key === portal.key ? 'true' : undefined}
          >
            <Flag emoji={emoji} />
            <span className="cut">{label[locale]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A portal's key is the first label of its host name. */
export function portalAddress(origin: string, key: string): string {
  const { protocol, host, hostname } = new URL(origin)
  if (/^[\d.]+$/.test(hostname)) return origin
  const [first = '', ...rest] = host.split('.')
  const base = rest.length && (portalByKey(first) || first === 'www') ? rest.join('.') : host
  return `${protocol}//${key}.${base}`
}
