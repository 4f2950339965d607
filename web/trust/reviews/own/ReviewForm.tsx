// Review form: four questions, words, display name. The server keeps the draft.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { reviewTextMost } from '#contract/foundation/constants.ts'
import type { Answers } from '#contract/trust/reviews/fields.ts'
import type { ReviewDeal } from '#contract/trust/reviews/reviews.ts'
import { type QuestionKey, questions } from '#contract/trust/reviews/standing.ts'
import { inLine } from '#kit/direction.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Note } from '#web/ui/Note.tsx'
import { useQuestionNames } from '../names.ts'
import { Scale } from './Scale.tsx'
import styles from './Review.module.css'

const empty: Answers = {
  kept: null,
  quality: null,
  communication: null,
  onTime: null,
  again: null,
  content: '',
  named: true,
}
const keepAfter = 1500 // ms

type Props = { deal: ReviewDeal; onChange: (deal: ReviewDeal) => void }

export function ReviewForm({ deal, onChange }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const navigate = useNavigate()
  const { paths } = useSite()
  const { showError, showSuccess } = useToasts()
  const [answers, setAnswers] = useState<Answers>(() => answersOf(deal))
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const params = { requestID: deal.requestID }
  const isAnswered = questions.some((question) => answers[question] !== null)
  const isLong = [...answers.content].length > reviewTextMost
  const isKept = JSON.stringify(answers) === JSON.stringify(answersOf(deal))
  const change = (changed: Partial<Answers>) => setAnswers({ ...answers, ...changed })

  // Failures show when it is handed in.
  const keep = () => api.reviews.draft({ params, body: answers })
  useEffect(() => {
    if (isKept || isLong || busy) return undefined
    const timer = setTimeout(() => void keep().catch(() => undefined), keepAfter)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- new functions at each rendering
  }, [answers, busy])

  async function later(): Promise<void> {
    try {
      if (!isKept) await keep()
      await navigate(paths.review())
    } catch (error) {
      showError(error)
    }
  }
  async function send(): Promise<void> {
    setAsked(true)
    if (!isAnswered || isLong) return
    setBusy(true)
    try {
      onChange(await api.reviews.write({ params, body: answers }))
      showSuccess(t`Handed in`)
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <form
      className={styles.main}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Questions answers={answers} onChange={change} />
      {asked && !isAnswered && (
        <Note look="bad" role="alert">
          <Trans>Answer at least one of the four questions.</Trans>
        </Note>
      )}
      <Card as="section" pad="l" className={styles.main}>
        <TextArea
          label={t`In your words (optional)`}
          rows={5}
          most={reviewTextMost}
          value={answers.content}
          hint={t`No names of persons, no contact data, no insults: these are held until somebody of us has read them.`}
          error={isLong ? t`Too long` : undefined}
          onChange={(event) => change({ content: event.target.value })}
        />
        <ShownAs deal={deal} named={answers.named} onChange={(named) => change({ named })} />
      </Card>
      <Buttons busy={busy} onLater={() => void later()} />
    </form>
  )
}

function Buttons({ busy, onLater }: { busy: boolean; onLater: () => void }) {
  return (
    <div className={styles.buttons}>
      <Button look="ghost" onClick={onLater}>
        <Trans comment="button: keep the draft and go on later">Later</Trans>
      </Button>
      <Button look="main" type="submit" busy={busy}>
        <Trans>Hand in the review</Trans>
      </Button>
    </div>
  )
}

function answersOf({ own }: ReviewDeal): Answers {
  if (!own) return empty
  const { kept, quality, communication, onTime, again, content, named } = own
  return { kept, quality, communication, onTime, again, content, named }
}

function Questions({ answers, onChange }: { answers: Answers; onChange: (changed: Partial<Answers>) => void }) {
  const { t } = useLingui()
  const names = useQuestionNames()
  const hints: Record<QuestionKey, string> = {
    kept: t`Price, scope and terms as quoted`,
    quality: t`Material, finish, papers`,
    communication: t`Clear, complete, quick enough`,
    onTime: t`Against what was agreed`,
  }
  const cannot = t`can’t say`
  const scores = [1, 2, 3, 4, 5].map((score) => ({ value: score as number | null, text: String(score) }))
  return (
    <Card as="section" pad="l">
      <h2>
        <Trans>Four questions</Trans>
      </h2>
      <p className="small muted">
        <Trans>1 not at all, 5 fully, – can’t say</Trans>
      </p>
      {questions.map((question) => (
        <Scale
          key={question}
          name={question}
          label={names[question]}
          hint={hints[question]}
          value={answers[question]}
          options={[...scores, { value: null, text: '–', label: cannot }]}
          onChange={(score) => onChange({ [question]: score })}
        />
      ))}
      <Scale
        name="again"
        label={t`Would you deal again?`}
        value={answers.again}
        options={[
          { value: true, text: t({ message: 'Yes', context: 'deal again' }) },
          { value: false, text: t({ message: 'No', context: 'deal again' }) },
          { value: null, text: '–', label: cannot },
        ]}
        onChange={(again) => onChange({ again })}
      />
    </Card>
  )
}

type ShownProps = { deal: ReviewDeal; named: boolean; onChange: (named: boolean) => void }

function ShownAs({ deal, named, onChange }: ShownProps) {
  const { t } = useLingui()
  const from = inLine([deal.country?.countryName, deal.industry?.name])
  const options = [
    { value: true, text: deal.as ? nameOf(deal.as) : '' },
    { value: false, text: deal.side === 'buyer' ? t`Buyer from ${from}` : t`Supplier from ${from}` },
  ]
  return (
    <fieldset className={styles.shown}>
      <legend>
        <Trans>Shown as</Trans>
      </legend>
      {options.map(({ value, text }) => (
        <label key={text}>
          <input type="radio" name="named" checked={named === value} onChange={() => onChange(value)} />
          <bdi>{text}</bdi>
        </label>
      ))}
      <small className="muted">
        <Trans>The public reads this. The other side knows the deal, and so who wrote.</Trans>
      </small>
    </fieldset>
  )
}
