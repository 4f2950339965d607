// Chat header: counterpart, subject, thread actions.
import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArchive,
  IconArchiveOff,
  IconChevronLeft,
  IconMessageOff,
  IconMessageQuestion,
  IconPackage,
  IconSettings,
  IconShieldLock,
  IconUserCircle,
} from '#web/ui/icons.ts'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import { AuthorFace, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { Presence } from '#web/identity/businesses/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { counterpartOf, partyName } from '../party.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { Verified } from '#web/ui/Badge.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Toggle } from '#web/ui/controls/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Menu } from '#web/ui/layers/Menu.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { SampleBadge } from '#web/trade/samples/card.tsx'
import styles from './Chat.module.css'
import { ThreadSamples } from './ThreadSamples.tsx'
import type { ThreadTranslation } from './use-thread-translation.ts'

type Props = {
  inboxID: string
  thread: Thread
  back: string
  translation: ThreadTranslation
  onChange: (changed: Partial<Thread>) => void
}

export function ChatHeader({ inboxID, thread, back, translation, onChange }: Props) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const other = counterpartOf(thread)
  const name = partyName(other, i18n)
  const { from, to, side, subject, rfqID } = thread
  const isBuyerShown = side === 'R' && to.kind === 'business' && from.kind === 'business' && !from.gone
  return (
    <header className={styles.header}>
      <Link className={styles.back} to={back} aria-label={t`Back to conversations`}>
        <Icon icon={IconChevronLeft} />
      </Link>
      <AuthorFace author={other} />
      <div className="grow">
        <div className={styles.who}>
          <h2 className="cut">
            {other.gone ? (
              name
            ) : (
              <Link className="cut" to={pageOfAuthor(other, paths)}>
                {name}
              </Link>
            )}
          </h2>
          {other.presence === 'listed' && (
            <Presence business={{ presence: 'listed', kind: other.businessKind ?? 'company' }} />
          )}
          {other.verified && <Verified verified label={t`Verified`} />}
          {thread.sample && (
            <span className={styles.sample}>
              <Suspense>
                <SampleBadge state={thread.sample} />
              </Suspense>
            </span>
          )}
        </div>
        <p className="muted small cut" title={subject}>
          {rfqID && (
            <>
              <Link className={`link ${styles.rfq}`} to={paths.rfq(rfqID)}>
                <Trans>Request for quotation</Trans>
              </Link>
              <Text>{' · '}</Text>
            </>
          )}
          <bdi>
            <UserText text={subject} />
          </bdi>
          {other.country && (
            <>
              <Text>{' · '}</Text>
              <Flag emoji={other.country.emoji} /> <Text>{other.country.countryName}</Text>
            </>
          )}
        </p>
      </div>
      {translation.isOffered && (
        <div className={styles.always}>
          <Toggle
            label={<Trans>Always translate</Trans>}
            checked={translation.always}
            onChange={(event) => translation.setAlways(event.currentTarget.checked)}
          />
        </div>
      )}
      {isBuyerShown && (
        <LinkButton className={styles.buyer} icon={IconUserCircle} href={pageOfAuthor(from, paths)}>
          <Trans>Watch Buyer Profile</Trans>
        </LinkButton>
      )}
      <ThreadMenu
        inboxID={inboxID}
        thread={thread}
        buyer={isBuyerShown ? pageOfAuthor(from, paths) : undefined}
        onChange={onChange}
      />
    </header>
  )
}

/** The inquiry form leads here with a sample to ask for. */
function isAsking(state: unknown): boolean {
  return (state as { asksSample?: boolean } | null)?.asksSample === true
}

/** `buyer`: page address, if the button has no room. */
function ThreadMenu({
  inboxID,
  thread,
  buyer,
  onChange,
}: Omit<Props, 'back' | 'translation'> & { buyer: string | undefined }) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const { showError, showSuccess } = useToasts()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { archived, requestID, side, sample, can, held } = thread
  const mayAsk = side === 'S' && can.send && !held
  const { state } = useLocation()
  const [isSampling, setSampling] = useState(mayAsk && !sample && isAsking(state))
  const asked = { params: { rid: requestID }, query: { bid: inboxID } }

  async function archive(): Promise<void> {
    try {
      onChange(await api.inquiries.archive({ ...asked, body: { archived: !archived } }))
      showSuccess(archived ? t`Back in the list` : t`Archived`)
    } catch (error) {
      showError(error)
    }
  }
  async function end(): Promise<void> {
    setBusy(true)
    try {
      onChange(await api.inquiries.end(asked))
      setAsking(false)
      showSuccess(t`Finished successfully`)
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  const samples = {
    text: sample ? t`Samples` : t`Ask for a sample`,
    icon: IconPackage,
    onAction: () => setSampling(true),
  }
  const entries = [
    ...(buyer ? [{ text: t`Watch Buyer Profile`, icon: IconUserCircle, href: buyer }] : []),
    {
      text: archived ? t`Move back to the list` : t({ message: 'Archive', comment: 'button: put a conversation away' }),
      icon: archived ? IconArchiveOff : IconArchive,
      onAction: () => void archive(),
    },
    ...(sample || mayAsk ? [samples] : []),
    { text: t`NDA and opened files`, icon: IconShieldLock, href: paths.ndas(requestID, inboxID) },
    { text: t`Review the dealing`, icon: IconMessageQuestion, href: paths.review(requestID) },
    { text: t`Message settings`, icon: IconSettings, href: paths.settings('messages') },
  ]
  const ending = {
    text: t`End conversation`,
    icon: IconMessageOff,
    danger: true,
    disabled: !thread.can.end,
    onAction: () => setAsking(true),
  }
  return (
    <>
      <Menu label={t`Conversation menu`} sections={[{ entries }, { entries: [ending] }]} />
      {isSampling && <ThreadSamples thread={thread} onClose={() => setSampling(false)} />}
      {asking && (
        <ConfirmDialog
          title={t`End this conversation?`}
          yes={t`End conversation`}
          busy={busy}
          onClose={() => setAsking(false)}
          onYes={() => void end()}
        >
          <Trans>Nobody can write in it afterwards. Both sides keep what was written. This can't be undone.</Trans>
        </ConfirmDialog>
      )}
    </>
  )
}
