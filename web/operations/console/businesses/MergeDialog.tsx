// Business merge with preview.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { belongingKinds, type MergeRefusal, mergeRefusals } from '#contract/operations/console/merging.ts'
import { Refusal } from '#kit/refusal.ts'
import { errorMessage, useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite, type Api } from '#web/foundation/page.ts'
import { Select } from '#web/ui/controls/Field.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { FindBusiness } from './FindBusiness.tsx'
import styles from './MergeDialog.module.css'

type Business = Awaited<ReturnType<Api['console']['business']>>
type Preview = Awaited<ReturnType<Api['console']['businessMerge']>>

export function MergeDialog({ business, onClose }: { business: Business; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const { paths, formats } = useSite()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const { businessID, name, alike } = business
  const [chosen, setChosen] = useState(alike[0]?.businessID ?? '')
  const [found, setFound] = useState<string>()
  const [joins, setJoins] = useState(true)
  const into = chosen || found
  const members = joins ? 'join' : 'leave'
  const against = useRefusalTexts()
  const { preview, error: refused } = usePreview(businessID, into, members)
  const error = refused === undefined ? undefined : (against.of(refused) ?? errorMessage(refused, i18n))
  async function act(reason: string): Promise<void> {
    const kept = await api.console.mergeBusiness({
      params: { id: businessID },
      body: { into: into ?? businessID, members, reason },
    })
    showSuccess(t`The businesses are one now.`)
    await navigate(paths.admin(`businesses/${kept.businessID}`))
  }
  return (
    <ReasonDialog
      title={t`Merge ${name} into another business`}
      yes={t`Merge`}
      look="danger"
      isPossible={preview?.obstacles.length === 0}
      act={act}
      messageOf={against.of}
      onClose={onClose}
    >
      {alike.length > 0 && (
        <Select
          label={t`Business that stays`}
          visible
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {alike.map((other) => (
            <option key={other.businessID} value={other.businessID}>
              {`${other.name}, ${t`registered ${formats.date(other.registeredAt)}`}`}
            </option>
          ))}
          <option value="">{t`Another one`}</option>
        </Select>
      )}
      {!chosen && (
        <FindBusiness
          label={t`Name, address or number of the business that stays`}
          found={found}
          onFound={setFound}
          except={businessID}
          error={error}
        />
      )}
      {chosen && error && <p role="alert">{error}</p>}
      {preview && <Outcome preview={preview} />}
      <label className={styles.joins}>
        <input type="checkbox" checked={joins} onChange={(event) => setJoins(event.target.checked)} />
        <Trans>Its people join the other business with the access they have.</Trans>
      </label>
      <p className="muted">
        <Trans>
          The profile that stays is not changed. The address of the other leads to it. This can’t be undone.
        </Trans>
      </p>
    </ReasonDialog>
  )
}

type Members = 'join' | 'leave'

function usePreview(id: string, into: string | undefined, members: Members): { preview?: Preview; error?: unknown } {
  const api = useApi()
  const [state, setState] = useState<{ into?: string; members?: Members; preview?: Preview; error?: unknown }>({})
  useEffect(() => {
    if (!into) return
    const controller = new AbortController()
    const { signal } = controller
    api.console.businessMerge({ params: { id }, query: { into, members }, signal }).then(
      (preview) => setState({ into, members, preview }),
      (error: unknown) => !signal.aborted && setState({ into, members, error }),
    )
    return () => controller.abort()
  }, [api, id, into, members])
  return state.into === into && state.members === members ? state : {}
}

function useRefusalTexts() {
  const { t } = useLingui()
  const texts: Record<MergeRefusal, string> = {
    same: t`This is the business itself: name another one that stays.`,
    inactive: t`The business that stays is suspended, rejected, or not active for another reason.`,
    membership: t`It has a paid membership: merge the other way round, or wait until it ends.`,
    payment: t`A payment of it is open.`,
    import: t`A catalog is being imported.`,
    sanction: t`A decision about it is in force.`,
    sample: t`One of the two is of the sample data, the other is not.`,
    claim: t`One of the two has an open claim: wait until it is decided.`,
  }
  function of(error: unknown): string | undefined {
    if (!(error instanceof Refusal)) return undefined
    const reasons = error.fields?.['into']?.split(', ') ?? []
    return (
      mergeRefusals
        .filter((one) => reasons.includes(one))
        .map((one) => texts[one])
        .join(' ') || undefined
    )
  }
  return { texts, of }
}

function Outcome({ preview }: { preview: Preview }) {
  const { t } = useLingui()
  const { into, moves, ends, obstacles } = preview
  const { texts } = useRefusalTexts()
  const moved = belongingKinds.filter((kind) => moves[kind])
  return (
    <section className={styles.moves} aria-label={t`What moves`}>
      <strong>
        <Trans>Moves to {into.name}</Trans>
      </strong>
      {moved.length > 0 ? (
        <Amounts amounts={moves} />
      ) : (
        <p className="muted">
          <Trans>Nothing: it has neither products nor people.</Trans>
        </p>
      )}
      {ends.members + ends.webhooks > 0 && (
        <>
          <strong>
            <Trans>Does not move, and is removed</Trans>
          </strong>
          <Amounts amounts={ends} />
        </>
      )}
      <Limit preview={preview} />
      {obstacles.map((obstacle) => (
        <p key={obstacle} role="alert" className={styles.obstacle}>
          {texts[obstacle]}
        </p>
      ))}
    </section>
  )
}

function Amounts({ amounts }: { amounts: Partial<Preview['moves']> }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const names = {
    members: t`Members`,
    products: t`Products`,
    certificates: t`Certificates`,
    posts: t`Posts`,
    followers: t`Followers`,
    likes: t`Likes`,
    favorites: t`Saved by people`,
    inquiries: t`Inquiries`,
    quotations: t`Requests for quotation`,
    webhooks: t`Webhooks`,
  }
  return (
    <dl>
      {belongingKinds
        .filter((kind) => amounts[kind])
        .map((kind) => (
          <div key={kind}>
            <dt>{names[kind]}</dt>
            <dd>{formats.number(amounts[kind]!)}</dd>
          </div>
        ))}
    </dl>
  )
}

function Limit({ preview: { into, hides, shows } }: { preview: Preview }) {
  return (
    <>
      {hides > 0 && (
        <p>
          <Trans>
            The plan of {into.name} does not include so many:{' '}
            <Plural value={hides} one="# shown product will be hidden" other="# shown products will be hidden" />, the
            oldest of both.
          </Trans>
        </p>
      )}
      {shows > 0 && (
        <p>
          <Trans>
            The plan of {into.name} has room:{' '}
            <Plural value={shows} one="# hidden product will be shown" other="# hidden products will be shown" />.
          </Trans>
        </p>
      )}
    </>
  )
}
