// The portal logos, linked and named.
import { useSite } from '#web/foundation/page.ts'
import { portals } from '#contract/foundation/portals.ts'
import { prefixOf } from '#web/foundation/paths.ts'
import { portalAddress } from './PortalList.tsx'
import styles from './PortalLogos.module.css'

export function PortalLogos() {
  const { locale, origin, portal } = useSite()
  return (
    <ul className={styles.logos}>
      {portals.map(({ key, label }) => (
        <li key={key}>
          <a
            href={`${portalAddress(origin, key)}${prefixOf(locale)}/`}
            aria-current={key === portal.key ? 'true' : undefined}
          >
            <img src={`/pictures/portal/${key}.svg`} alt="" width={160} height={160} loading="lazy" decoding="async" />
            <span>{label[locale]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
