// /about-us: company story with live directory counts.
import { useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { portals } from '#contract/foundation/portals.ts'
import { locales } from '#contract/foundation/locales.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { Face } from '#web/foundation/shell/Face.tsx'
import styles from './AboutPage.module.css'
import { JoinBanner } from './JoinBanner.tsx'
import { PageHead } from './PageHead.tsx'
import { metaOf, readPage, sectionsOf } from './read-text.ts'
import { Segments } from './Segments.tsx'
import { TipList } from './Tips.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, cacheTags, locale, signal } = loaderContext(args)
  cacheTags('texts', 'directory')
  const [text, tips, { companies, products, countries }] = await Promise.all([
    readPage(args),
    api.texts.list({ params: { collection: 'b2b-tips' }, query: { lang: locale }, signal }),
    api.home.read({ query: { lang: locale }, signal }),
  ])
  return { text, tips, size: { companies, products, countries } }
}

export const meta: Meta<typeof loader> = ({ data, operator, absolute, paths, ...ask }) => ({
  ...metaOf({ data: data.text }),
  jsonLd: [
    {
      '@type': 'Organization',
      name: operator.name,
      url: absolute(paths.home()),
      logo: absolute('/icon-512.png'),
      foundingDate: '2000',
      email: operator.email,
      address: operator.address,
      inLanguage: ask.locale,
    },
  ],
})

export function Component() {
  const { text, tips, size } = useLoaderData<typeof loader>()
  const { lead, sections } = sectionsOf(text)
  return (
    <div className="wrap">
      <PageHead title={text.title} lead={lead} picture="about" />
      <Figures {...size} />
      <Segments sections={sections} after={{ management: <Management />, tips: <TipList tips={tips} /> }} />
      <JoinBanner />
    </div>
  )
}

type Size = Awaited<ReturnType<typeof loader>>['size']

function Figures({ companies, products, countries }: Size) {
  const { t } = useLingui()
  const { formats } = useSite()
  const figures = [
    [t`Companies`, companies],
    [t`Products`, products],
    [t`Countries`, countries],
    [t`Portals`, portals.length],
    [t`Languages`, locales.length],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formats.number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Management() {
  const { t } = useLingui()
  const { operator } = useSite()
  const roles = [t`Operations and portals`, t`Product and technology`]
  return (
    <ul className={styles.management}>
      {operator.executives.slice(0, roles.length).map((name, at) => (
        <li key={name}>
          <Face actor={{ name, photo: undefined }} id={name} />
          <div>
            <h3>{name}</h3>
            <p className="muted small">{roles[at]}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
