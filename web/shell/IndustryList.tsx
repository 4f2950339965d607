// All Categories and the fifteen industries, as the sidebar and the rail show them.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '../page.ts'
import { Icon } from '../ui/Icon.tsx'
import { chevronRightIcon, gridIcon } from '../ui/icons.ts'
import { industryIcons } from './industries.ts'
import styles from './IndustryList.module.css'

export function IndustryList() {
  const { t } = useLingui()
  const { paths, industries } = useSite()
  return (
    <>
      <a className={`${styles.entry} ${styles.all}`} href={paths.industries()}>
        <Icon icon={gridIcon} />
        <span className="cut">{t`All Categories`}</span>
      </a>
      <ul>
        {industries.map(({ key, text }) => (
          <li key={key}>
            <a
              className={styles.entry}
              href={paths.search({ search: text })}
              data-industry={key}
              aria-haspopup="true"
              aria-expanded="false"
            >
              <Icon icon={industryIcons[key]!} />
              <span className="cut">{text}</span>
              <Icon icon={chevronRightIcon} size="s" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
