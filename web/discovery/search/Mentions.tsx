// Results that only mention the words.
import { Plural } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import styles from './Around.module.css'
import type { ResultPage } from './load.ts'
import { addressOf, withLiteral, type SearchQuery } from './query.ts'

export function MentionsLink({ found: { mentions, thing }, query }: { found: ResultPage; query: SearchQuery }) {
  const { paths } = useSite()
  const word = thing ?? query.search
  if (!mentions) return null
  return (
    <p className={styles.mentions}>
      <Link className="link" rel="nofollow" to={paths.search(addressOf(withLiteral(query, word)))}>
        <Plural value={mentions} one="Also one that only mentions the word" other="Also # that only mention the word" />
      </Link>
    </p>
  )
}

export function OthersLine({ fitting }: { fitting: number }) {
  return (
    <p className={styles.others}>
      <Plural
        value={fitting}
        _0="Nothing fits all of it. These match the words:"
        one="One result fits all of it. Others that match the words:"
        other="# results fit all of it. Others that match the words:"
      />
    </p>
  )
}
