// Known facts with sources; names of unknown ones.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleDashed, IconDatabase } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Part } from '#web/ui/Part.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Facts.module.css'
import { type KnownFact, useFactRows } from './fact-rows.ts'

export function KnownFacts({ business }: { business: BusinessProfile }) {
  const { known } = useFactRows(business)
  return (
    <Part id="known" title={<Trans>What is known</Trans>}>
      <table className={styles.facts}>
        <thead>
          <tr>
            <th scope="col">
              <Trans comment="heading of a table: what a row is about">Fact</Trans>
            </th>
            <th scope="col">
              <Trans>Value</Trans>
            </th>
            <th scope="col">
              <Trans>Source, month read</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {known.map((fact) => (
            <tr key={fact.path}>
              <th scope="row">{fact.name}</th>
              <td className={fact.path === 'general.generalDescription' ? styles.prose : undefined}>
                <Value fact={fact} />
              </td>
              <td>
                <Source business={business} path={fact.path} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.gap}>
        <Trans>Company type and categories may be assigned by rules from what the source says.</Trans>
      </p>
    </Part>
  )
}

function Value({ fact: { value, href } }: { fact: KnownFact }) {
  if (!href) return value
  return (
    <a className="link" href={href} rel="nofollow ugc noopener">
      {value}
    </a>
  )
}

function Source({ business: { sources, fieldSources }, path }: { business: BusinessProfile; path: string }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const at = fieldSources[path]
  const source = at === undefined || at === 'owner' ? undefined : sources[at]
  const month = source && formats.month(source.readAt)
  return (
    <span className={styles.source}>
      <Icon icon={IconDatabase} />
      <Text>{source ? `${source.name}, ${month}` : at === 'owner' ? t`The company itself` : t`Not recorded`}</Text>
    </span>
  )
}

export function UnknownFacts({ business }: { business: BusinessProfile }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { unknown } = useFactRows(business)
  return (
    <Part
      id="unknown"
      title={<Trans>What is not known</Trans>}
      aside={
        <Link className="link small" to={paths.correctBusiness(business)} rel="nofollow">
          <Trans>Know one of these?</Trans>
        </Link>
      }
    >
      <ul className={styles.unknown}>
        {[...unknown, t`Contact person`].map((name) => (
          <li key={name}>
            <Icon icon={IconCircleDashed} size="s" />
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.gap}>
        <Trans>
          We leave a gap rather than guess. No picture, logo or rating stands here that the company did not give.
        </Trans>
      </p>
    </Part>
  )
}
