// Industry cards with first categories.
import { useSite } from '#web/foundation/page.ts'
import { Link } from 'react-router'
import { industryIcons } from '#web/foundation/shell/menus/industries.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './IndustryTree.module.css'

type Industry = { key: string; text: string; count: number; categories: string[] }

export function IndustryTree({ industries }: { industries: Industry[] }) {
  const { paths, formats } = useSite()
  return (
    <div className={styles.tree}>
      {industries.map(({ key, text, count, categories }) => (
        <div key={key}>
          <h3>
            <Icon icon={industryIcons[key]!} />
            <Link className="cut" to={paths.search({ search: text })}>
              {text}
            </Link>
            {count > 0 && <span className={styles.count}>{formats.number(count)}</span>}
          </h3>
          <ul>
            {categories.map((name) => (
              <li key={name}>
                <Link className="cut" to={paths.search({ search: name })}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
