// Samples of a thread: what each side reads and may do, and the form to ask for one.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Sample } from '#contract/trade/samples/samples.ts'
import type { SampleAction } from '#contract/trade/samples/states.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { RequestForm } from './RequestForm.tsx'
import { SampleItem } from './SampleItem.tsx'
import { StepForm } from './StepForm.tsx'
import styles from './Samples.module.css'

/** `mayAsk`: the viewer's side asks, and can write. */
type Props = { inboxID: string; requestID: string; mayAsk: boolean; product: string; onClose: () => void }
type Doing = { action: 'request' } | { action: SampleAction; sample: Sample }

export function SamplesDialog({ inboxID, requestID, mayAsk, product, onClose }: Props) {
  const api = useApi()
  const { t } = useLingui()
  const { paths } = useSite()
  const { showError } = useToasts()
  const { revalidate } = useRevalidator()
  const [samples, setSamples] = useState<Sample[]>()
  const [doing, setDoing] = useState<Doing>()
  const place = { params: { rid: requestID }, query: { bid: inboxID } }
  useEffect(() => {
    api.samples.ofThread(place).then(
      ({ data }) => {
        setSamples(data)
        if (data.length === 0 && mayAsk) setDoing({ action: 'request' })
      },
      (error: unknown) => {
        showError(error)
        onClose()
      },
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  function changed(sample: Sample): void {
    setSamples((all = []) => [sample, ...all.filter(({ sampleID }) => sampleID !== sample.sampleID)])
    // Details follow a request at once.
    setDoing(doing?.action === 'request' ? { action: 'qualify', sample } : undefined)
    void revalidate()
  }
  const shared = { place, onDone: changed, onBack: () => setDoing(undefined) }
  return (
    <Dialog open onClose={onClose} title={t`Samples`} closeLabel={t`Close`}>
      {!samples && <Skeleton tall={64} />}
      {doing && doing.action !== 'request' && (
        <h3 className={styles.head}>
          <UserText text={doing.sample.name} />
        </h3>
      )}
      {doing?.action === 'request' && <RequestForm {...shared} product={product} />}
      {doing && doing.action === 'qualify' && <DetailsForm {...shared} sample={doing.sample} />}
      {doing && doing.action !== 'request' && doing.action !== 'qualify' && (
        <StepForm {...shared} sample={doing.sample} action={doing.action} />
      )}
      {samples && !doing && (
        <div className={styles.list}>
          {samples.length === 0 && (
            <p className="muted">
              <Trans>No sample has been asked for.</Trans>
            </p>
          )}
          {samples.map((sample) => (
            <SampleItem key={sample.sampleID} sample={sample} onAct={(action) => setDoing({ action, sample })} />
          ))}
          <div className={styles.actions}>
            {mayAsk && (
              <Button look="soft" onClick={() => setDoing({ action: 'request' })}>
                <Trans>Ask for a sample</Trans>
              </Button>
            )}
            <Link className="link" to={paths.mySamples({ as: inboxID })}>
              <Trans>All samples</Trans>
            </Link>
          </div>
        </div>
      )}
    </Dialog>
  )
}
