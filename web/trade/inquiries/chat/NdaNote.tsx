// NDA of the thread that waits for a signature, as its latest news says.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { isNdaNews } from '#contract/trade/ndas/states.ts'
import { useSite } from '#web/foundation/page.ts'
import { Link } from '#web/ui/Link.tsx'
import { Note } from '#web/ui/Note.tsx'
import { counterpartOf, partyName } from '../party.ts'
import styles from './Chat.module.css'

type Props = { inboxID: string; thread: Thread; messages: readonly Message[] }

export function NdaNote({ inboxID, thread, messages }: Props) {
  const { i18n } = useLingui()
  const { paths } = useSite()
  // An older one may end while another waits.
  const news = messages.findLast(
    ({ type, content }) => type === 'system' && isNdaNews(content) && content !== 'ndaEnded',
  )
  const waits = news ? news.content === 'ndaProposed' || news.content === 'ndaSigned' : thread.nda
  if (!waits || thread.status === 'closed') return null
  const other = partyName(counterpartOf(thread), i18n)
  const isOwn = news ? news.content === 'ndaSigned' && news.from === thread.side : thread.nda === 'other'
  return (
    <div className={styles.waiting}>
      <Note look={isOwn ? 'info' : 'warn'}>
        {isOwn ? (
          <Trans>The NDA waits for the signature of {other}.</Trans>
        ) : (
          <Trans>
            An NDA waits for the signature of your side. Files that are sent for after it stay closed until then.
          </Trans>
        )}{' '}
        <Link className="link" to={paths.ndas(thread.requestID, inboxID)}>
          {isOwn ? <Trans>See the NDA</Trans> : <Trans>Read and sign</Trans>}
        </Link>
      </Note>
    </div>
  )
}
