// User text with links and mentions.
import { Fragment } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { Mention } from '#contract/social/mentions.ts'
import { useSite } from '#web/foundation/page.ts'
import type { Paths } from '#web/foundation/paths.ts'
import { partsOf } from './parts.ts'
import { UserText } from '#web/ui/Unbroken.tsx'

export function Written({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  const { paths } = useSite()
  return partsOf(text, mentions).map(({ text: words, href, mention }, index) => (
    <Fragment key={index}>
      {mention ? (
        <Link className="link" to={pageOf(mention, paths)}>
          {words}
        </Link>
      ) : href ? (
        <a className="link" href={href} rel="nofollow ugc noopener" target="_blank">
          {words}
        </a>
      ) : (
        <UserText text={words} />
      )}
    </Fragment>
  ))
}

function pageOf({ businessID, key = '', userID = '' }: Mention, paths: Paths): string {
  return businessID ? paths.business({ businessID, key }) : paths.person({ userID })
}
