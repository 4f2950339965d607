// /profile/{id}: public profile with businesses and posts.
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { metaDescriptionMost } from '#contract/foundation/constants.ts'
import type { OwnBusiness } from '#contract/identity/businesses/businesses.ts'
import type { PublicProfile } from '#contract/identity/people/people.ts'
import { ActorMenu } from '#web/trust/reports/actor-menu/card.tsx'
import { Connect } from '#web/social/connections/card.tsx'
import { Follow } from '#web/social/follows/card.tsx'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Timeline } from '#web/social/posts/card.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useSession } from '#web/foundation/session.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { cut } from '#web/ui/cut.ts'
import { Part } from '#web/ui/Part.tsx'
import { PersonBusinesses, PersonDetails, PersonHeader } from '#web/identity/people/profile/card.tsx'
import styles from './PersonPage.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, cacheTags, canonical, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['id'])
  if (!id) return redirectTo(paths.home())
  const [person, businesses] = await Promise.all([
    api.people.read({ params: { id }, signal }),
    api.businesses.ofUser({ query: { userID: id }, signal }).catch(noneOfNobody),
  ])
  canonical(paths.person(person))
  cacheTags(`person:${id}`, ...businesses.data.map(({ businessID }) => `business:${businessID}`))
  return { person, businesses: businesses.data }
}

/** The person's own call reports a missing person. */
function noneOfNobody(error: unknown): { data: OwnBusiness[] } {
  if ((error as Error).name !== 'NotFound') throw error
  return { data: [] }
}

export const meta: Meta<typeof loader> = ({ data: { person }, i18n, paths, absolute }) => {
  const name = `${person.firstName} ${person.lastName}`
  const what = [person.jobPosition?.name ?? person.profession, person.companyName].filter(Boolean).join(', ')
  const place = person.country?.countryName ?? ''
  return {
    title: [name, what].filter(Boolean).join(' | '),
    description: cut(
      t(i18n)`${name}, ${[what, place].filter(Boolean).join(', ')}. ${person.briefPresentation}`,
      metaDescriptionMost,
    ),
    path: paths.person(person),
    type: 'profile',
    image: person.profilePhoto?.url,
    noindex: !person.searchEngines,
    ...(person.searchEngines && { jsonLd: [personLd(person, absolute(paths.person(person)), absolute)] }),
  }
}

function personLd(person: PublicProfile, url: string, absolute: (path: string) => string) {
  const { profilePhoto, jobPosition, companyName, country, state, city } = person
  return {
    '@type': 'Person',
    name: `${person.firstName} ${person.lastName}`,
    givenName: person.firstName,
    familyName: person.lastName,
    url,
    ...(person.briefPresentation && { description: person.briefPresentation }),
    ...(profilePhoto && { image: absolute(profilePhoto.url) }),
    ...(jobPosition && { jobTitle: jobPosition.name }),
    ...(companyName && { worksFor: { '@type': 'Organization', name: companyName } }),
    ...(country && {
      address: {
        '@type': 'PostalAddress',
        addressCountry: country.code,
        ...(state && { addressRegion: state.stateName }),
        ...(city && { addressLocality: city }),
      },
    }),
  }
}

export function Component() {
  const { person, businesses } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const own = useSession()?.userID === person.userID
  return (
    <div className={`wrap ${styles.page}`}>
      <PersonHeader person={person}>
        {own ? (
          <LinkButton look="soft" href={paths.profile()}>
            <Trans>Your profile</Trans>
          </LinkButton>
        ) : (
          <>
            <Follow resourceType="user" resourceID={person.userID} />
            <Connect resourceID={person.userID} />
            <ActorMenu resourceType="user" resourceID={person.userID} name={`${person.firstName} ${person.lastName}`} />
          </>
        )}
      </PersonHeader>
      <div className={styles.columns}>
        <div>
          <PersonDetails person={person} />
          <Part id="posts" title={<Trans>Posts</Trans>}>
            <Timeline id={person.userID} />
          </Part>
        </div>
        <PersonBusinesses businesses={businesses} />
      </div>
    </div>
  )
}
