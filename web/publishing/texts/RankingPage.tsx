// /ranking: the order of search results.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { type Meta, useSite } from '#web/foundation/page.ts'
import styles from './RankingPage.module.css'

export const meta: Meta = ({ i18n }) => ({
  title: t(i18n)`How results are ordered`,
  description: t(i18n)`What decides which companies and products stand first in a search, and that money does not.`,
})

function useSteps(): string[][] {
  const { t } = useLingui()
  return [
    [
      t`Exact name or part number`,
      t`A company or product with exactly the name or number that you typed stands first. Hyphens, spaces and capitals make no difference.`,
    ],
    [
      t`The thing before its mentions`,
      t`A product is the thing that you ask for by its type, its category or its name; a company by what it makes or offers, or says of itself. What only mentions the words is counted apart, and listed with the others only where few are the thing. Where nothing is, the page says so.`,
    ],
    [
      t`Every word before some words`,
      t`Where few results have every word, others follow that lack some. The thing that you ask for is never left out, and each result names up to two words that it lacks.`,
    ],
    [
      t`Kind of company and country`,
      t`“Manufacturers of valves in Italy” puts manufacturers in Italy first. The others follow below a line.`,
    ],
    [
      t`How well the words fit`,
      t`A rare word counts more than a common one, a name more than a long text. The product itself counts more than what it fits or what mentions it. Other names of the thing, in seven languages, and members of its category count too, for less than your own words. An amount is met by the same amount in any unit; near ones follow.`,
    ],
    [
      t`What visitors choose`,
      t`Where the operator counts it, a result that visitors open, save or ask about rises a little for the same question. No person is kept, and none rises above an exact name, above a result with every word or above the kind of company and country asked for.`,
    ],
    [
      t`Between equals: verified, then newest`,
      t`Of two results that fit equally well, a verified company comes first, then the one registered last.`,
    ],
  ]
}

export function Component() {
  const { paths } = useSite()
  const steps = useSteps()
  return (
    <div className="wrap">
      <h1>
        <Trans>How results are ordered</Trans>
      </h1>
      <div className={`prose ${styles.part}`}>
        <p>
          <Trans>
            Results are ordered by what you ask for, by the same rules for everybody. These count, the first most:
          </Trans>
        </p>
      </div>
      <ol className={`prose ${styles.steps}`}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <section className={`prose ${styles.part}`} aria-labelledby="money">
        <h2 id="money">
          <Trans>Money does not count</Trans>
        </h2>
        <p>
          <Trans>
            Nobody can buy a place. Memberships, payments and advertising are not in the index that orders results. A
            promoted company stands below the results, in a place of its own that is marked as promoted.
          </Trans>
        </p>
        <p>
          <Trans>
            Nor does who you are: the same words give the same results to everybody who reads in your language. Only
            companies that you blocked are left out.
          </Trans>
        </p>
      </section>
      <section className={`prose ${styles.part}`} aria-labelledby="reasons">
        <h2 id="reasons">
          <Trans>Why a result stands there</Trans>
        </h2>
        <p>
          <Trans>
            Below each result stands in a few words what it matches. Programs get every reason with its weight:{' '}
            <Link className="link" to={paths.developerCalls('search')}>
              search calls
            </Link>
            , with “explain”.
          </Trans>
        </p>
      </section>
    </div>
  )
}
