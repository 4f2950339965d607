// Industry cards.
import { useLingui } from '@lingui/react/macro'
import { showcaseCountLeast } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { Link } from '#web/ui/Link.tsx'
import { legible } from '#web/foundation/paths.ts'
import { Picture } from '#web/ui/Picture.tsx'
import styles from './IndustryTree.module.css'

type Industry = { key: string; text: string; image: string; manufacturers: number; categories: string[] }

export function IndustryTree({ industries }: { industries: Industry[] }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const link = (name: string) => legible(paths.search({ search: name }))
  return (
    <ul className={styles.tree}>
      {industries.map(({ key, text, image, manufacturers, categories }) => (
        <li key={key}>
          <div>
            <h3>
              <Link to={link(text)}>{text}</Link>
            </h3>
            {manufacturers >= showcaseCountLeast && (
              <p>
                {formats.number(manufacturers)}
                <span className="sr"> {t`manufacturers`}</span>
              </p>
            )}
          </div>
          <Picture src={image} alt="" width={48} height={44} />
          <ul>
            {categories.map((name) => (
              <li key={name}>
                <Link className="cut" to={link(name)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
