// One review of the queue, with its acts.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { reviewTextMost } from '#contract/foundation/constants.ts'
import type { StaffRole } from '#contract/identity/access.ts'
import type { ReviewQueueRow } from '#contract/trust/reviews/reviews.ts'
import { questions } from '#contract/trust/reviews/standing.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { useGradeNames, useQuestionNames } from '#web/trust/reviews/card.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useDoubtNames, useHoldNames, useWhyNames } from './names.ts'

type Act = 'publish' | 'refuse' | 'count' | 'ignore' | 'keep' | 'amend' | 'acceptNote' | 'refuseNote'
type Props = { row: ReviewQueueRow; onChange: (row: ReviewQueueRow) => void }

export function QueuedReview({ row, onChange }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [asked, setAsked] = useState<Act>()
  const whys = useWhyNames()
  const [doubts, holds] = [useDoubtNames(), useHoldNames()]
  const { reviewID, why, writer, about, grade, content, since } = row
  const signs = [
    ...row.heldFor.map((one) => holds[one]),
    ...(why.includes('doubt') ? row.doubts.map((one) => doubts[one]) : []),
  ]
  const acts = useActs()
  const grades = useGradeNames()
  const { judges, verifies } = useMay()
  const offered: Act[] = [
    ...(judges && why.includes('held') ? (['publish', 'refuse'] as const) : []),
    ...(judges && why.includes('doubt') ? (['count', 'ignore'] as const) : []),
    ...(verifies && why.includes('note') ? (['acceptNote', 'refuseNote'] as const) : []),
    ...(judges && why.includes('answer') ? (['keep', 'amend'] as const) : []),
  ]
  return (
    <Card as="article" pad="m">
      <h2>
        <Trans>
          <UserText text={writer.name} /> about <UserText text={about.name} />
        </Trans>
      </h2>
      <p className="row between">
        <span className="muted small">{formats.dateTime(since)}</span>
        <span className="row">
          {grade && <Badge>{grades[grade]}</Badge>}
          {why.map((one) => (
            <Badge key={one}>{whys[one]}</Badge>
          ))}
        </span>
      </p>
      {signs.length > 0 && <p className="semi">{signs.join(' · ')}</p>}
      <Facts row={row} />
      <p>
        <UserText text={content} />
      </p>
      {row.answer && (
        <blockquote>
          <UserText text={row.answer} />
        </blockquote>
      )}
      {why.includes('answer') && !row.answer && (
        <p className="muted small">
          <Trans>No answer in ten days.</Trans>
        </p>
      )}
      <Notes row={row} />
      <div className="row">
        {offered.map((act) => (
          <Button key={act} look={acts[act].look} onClick={() => setAsked(act)}>
            <Text>{acts[act].text}</Text>
          </Button>
        ))}
        {judges && why.includes('answer') && (
          <Link className="link" to={`/admin/reports/${reviewID}`}>
            <Trans>To the report</Trans>
          </Link>
        )}
      </div>
      {asked && (
        <Judge row={row} act={asked} onChange={onChange} onClose={() => setAsked(undefined)} title={t`Review`} />
      )}
    </Card>
  )
}

function useMay(): { judges: boolean; verifies: boolean } {
  const roles = useSession()?.roles ?? []
  const isOne = (...wanted: StaffRole[]) => wanted.some((role) => roles.includes(role))
  return { judges: isOne('moderator', 'administrator'), verifies: isOne('verifier', 'administrator') }
}

function useActs(): Record<Act, { text: string; look: 'primary' | 'danger' | 'plain' }> {
  const { t } = useLingui()
  return {
    publish: { text: t({ message: 'Publish', comment: 'a held review' }), look: 'primary' },
    refuse: { text: t({ message: 'Refuse', comment: 'a held review' }), look: 'danger' },
    count: { text: t`Let it count`, look: 'primary' },
    ignore: { text: t`Show it, do not count it`, look: 'plain' },
    keep: { text: t`Keep it`, look: 'primary' },
    amend: { text: t`Amend the words`, look: 'plain' },
    acceptNote: { text: t`Accept the note`, look: 'primary' },
    refuseNote: { text: t`Refuse the note`, look: 'danger' },
  }
}

function Facts({ row: { scores, again } }: Pick<Props, 'row'>) {
  const { t } = useLingui()
  const names = useQuestionNames()
  const parts = questions.map((question) => `${names[question]} ${scores[question] ?? '–'}`)
  const more = again === null ? [] : [again ? t`would deal again` : t`would not deal again`]
  return <p className="small muted">{[...parts, ...more].join(' · ')}</p>
}

function Notes({ row: { reviewID, note } }: Pick<Props, 'row'>) {
  const api = useApi()
  const { showError } = useToasts()
  const { verifies } = useMay()
  async function open(fileID: string): Promise<void> {
    try {
      location.assign((await api.reviews.note({ params: { id: reviewID, fileID } })).url)
    } catch (error) {
      showError(error)
    }
  }
  return note.map(({ fileID, name }) => (
    <p key={fileID}>
      {verifies ? (
        <Button onClick={() => void open(fileID)}>
          <UserText text={name} />
        </Button>
      ) : (
        <UserText text={name} />
      )}
    </p>
  ))
}

type JudgeProps = Props & { act: Act; title: string; onClose: () => void }

function Judge({ row, act, title, onChange, onClose }: JudgeProps) {
  const { t } = useLingui()
  const api = useApi()
  const acts = useActs()
  const [content, setContent] = useState(row.content)
  const params = { id: row.reviewID }
  async function judge(reason: string): Promise<void> {
    const isNote = act === 'acceptNote' || act === 'refuseNote'
    onChange(
      isNote
        ? await api.reviews.judgeNote({ params, body: { accept: act === 'acceptNote', reason } })
        : await api.reviews.judge({ params, body: { act, reason, ...(act === 'amend' && { content }) } }),
    )
  }
  return (
    <ReasonDialog
      about={row.reviewID}
      title={`${title}: ${acts[act].text}`}
      yes={acts[act].text}
      look={acts[act].look === 'danger' ? 'danger' : 'primary'}
      hint={
        act === 'amend'
          ? t`Everybody reads it below the review.`
          : t`The writer reads this where it is about the words.`
      }
      act={judge}
      onClose={onClose}
    >
      {act === 'amend' && (
        <TextArea
          label={t`Words as amended`}
          rows={4}
          most={reviewTextMost}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      )}
    </ReasonDialog>
  )
}
