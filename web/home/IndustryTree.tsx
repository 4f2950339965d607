// The fifteen industries as cards with their first categories; on phones the names alone.
import { useSite } from '../page.ts'
import { industryIcons } from '../shell/industries.ts'
import { Icon } from '../ui/Icon.tsx'
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
            <a className="cut" href={paths.search({ search: text })}>
              {text}
            </a>
            {count > 0 && <span className={styles.count}>{formats.number(count)}</span>}
          </h3>
          <ul>
            {categories.map((name) => (
              <li key={name}>
                <a className="cut" href={paths.search({ search: name })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
