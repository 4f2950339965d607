// Cells from and to sheets.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { territoryTextMost } from '#contract/trade/territories/constants.ts'
import { download } from '#web/foundation/download.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Picker } from '#web/identity/files/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { IconDownload, IconUpload } from '#web/ui/icons.ts'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { PasteReport, type Report } from './PasteReport.tsx'
import styles from '../Territories.module.css'

type Props = { businessID: string; pasted: string; onTaken: () => Promise<unknown>; onClose: () => void }

export function SheetDialog({ businessID, pasted, onTaken, onClose }: Props) {
  const { t } = useLingui()
  const sheet = useSheet(businessID, pasted)
  const { text, report, busy } = sheet
  const isLong = text.length > territoryTextMost
  async function take(): Promise<void> {
    if (!(await sheet.take())) return
    await onTaken()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Cells from a sheet`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          {report ? (
            <Button look="primary" busy={busy} disabled={report.changed === 0} onClick={() => void take()}>
              {t`Take them over`}
            </Button>
          ) : (
            <Button
              look="primary"
              busy={busy}
              disabled={text.trim() === '' || isLong}
              onClick={() => void sheet.check()}
            >
              {t`Check`}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <div>
          <Button icon={IconDownload} onClick={() => void sheet.save()}>
            <Trans>Download all cells as CSV</Trans>
          </Button>
        </div>
        <ChooseFile onText={sheet.setText} />
        <TextArea
          label={t`Or paste here`}
          rows={8}
          most={territoryTextMost}
          uncounted
          value={text}
          hint={t`Either columns line, country, state, until; or lines below and countries across.`}
          error={isLong ? t`This is too long: paste it in parts.` : undefined}
          onChange={(event) => sheet.setText(event.target.value)}
        />
        {report && <PasteReport report={report} />}
      </div>
    </Dialog>
  )
}

function useSheet(businessID: string, pasted: string) {
  const api = useApi()
  const { showError, showSuccess } = useToasts()
  const [text, setText] = useState(pasted)
  const [report, setReport] = useState<Report>()
  const [busy, setBusy] = useState(false)
  const params = { businessID }
  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      showError(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const check = (read = text) =>
    run(async () => setReport(await api.territories.paste({ params, body: { text: read, dryRun: true } })))
  useEffect(() => {
    if (pasted) void check(pasted)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what was pasted into the grid
  }, [])
  return {
    text,
    report,
    busy,
    setText(next: string) {
      setText(next)
      setReport(undefined)
    },
    check: () => check(),
    take: () =>
      run(async () => {
        await api.territories.paste({ params, body: { text } })
        showSuccess()
      }),
    save: () =>
      run(async () => {
        const { name, content } = await api.territories.export({ params })
        download(name, 'text/csv', content)
      }),
  }
}

function ChooseFile({ onText }: { onText: (text: string) => void }) {
  const { t } = useLingui()
  const hint = useId()
  return (
    <div>
      <Picker
        name="CSV"
        action={t`Choose a file`}
        icon={IconUpload}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        described={hint}
        onFiles={([file]) => void file?.text().then(onText)}
      />
      <Below id={hint} hint={t`CSV in UTF-8, as spreadsheets save it.`} />
    </div>
  )
}
