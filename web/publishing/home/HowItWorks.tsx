// Three steps for buyers and suppliers.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Card, Section } from '#web/ui/Card.tsx'
import styles from './HowItWorks.module.css'

export function HowItWorks() {
  const { t } = useLingui()
  const { paths } = useSite()
  const columns = [
    {
      title: t`For buyers`,
      steps: [
        [
          t({ message: 'Search', comment: 'step of a buyer' }),
          t`By product, company, part number or country, in five languages.`,
        ],
        [
          t({ message: 'Compare', comment: 'step of a buyer' }),
          t`Up to four products or companies side by side: lead time, terms and checked facts in rows, differences marked.`,
          paths.compare(),
        ],
        [
          t({ message: 'Get in touch', comment: 'step of a buyer' }),
          t`Every page says how the company is reached, or that nobody of it reads here yet. There is no middleman.`,
        ],
      ],
    },
    {
      title: t`For suppliers`,
      steps: [
        [
          t({ message: 'Be found by what you make', comment: 'step of a supplier' }),
          t`Products are searched by specification and part number, not only by name.`,
        ],
        [
          t({ message: 'Be read in their language', comment: 'step of a supplier' }),
          t`Categories, terms and facts are shown in English, Spanish, Italian, Chinese and German.`,
        ],
        [
          t({ message: 'Be judged by facts', comment: 'step of a supplier' }),
          t`Order in search results is not for sale; a check is shown apart from a membership.`,
        ],
      ],
    },
  ]
  return (
    <Section title={t`How it works`}>
      <div className={styles.columns}>
        {columns.map(({ title, steps }) => (
          <Card key={title} pad="l">
            <h3>{title}</h3>
            <ol className={styles.steps}>
              {steps.map(([name, text, href]) => (
                <li key={name}>
                  <div>
                    <h4>
                      {href ? (
                        <Link className="link" to={href}>
                          {name}
                        </Link>
                      ) : (
                        name
                      )}
                    </h4>
                    <p className="muted">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
    </Section>
  )
}
