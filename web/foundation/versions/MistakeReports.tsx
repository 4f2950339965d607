// Translation reports that wait, above the form of a version.
import { Trans } from '@lingui/react/macro'
import type { TranslationReport } from '#contract/discovery/reading-reports.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './VersionsForm.module.css'

type Props = { reports: readonly TranslationReport[]; onDismiss: (report: TranslationReport) => Promise<void> }

export function MistakeReports({ reports, onDismiss }: Props) {
  const { formats } = useSite()
  return reports.map((report) => {
    const { reportID, wording, language, reportedAt } = report
    const date = formats.date(reportedAt)
    return (
      <Note key={reportID} look="warn">
        <p>
          {wording ? (
            <Trans>A reader reported a mistake in the translation by machine on {date}, and proposes:</Trans>
          ) : (
            <Trans>A reader reported a mistake in the translation by machine on {date}.</Trans>
          )}
        </p>
        {wording && (
          <blockquote className={styles.wording} lang={language} dir="auto">
            <UserText text={wording} />
          </blockquote>
        )}
        <div className="row">
          <Button onClick={() => void onDismiss(report)}>
            <Trans comment="a report about a translation, without a correction">Dismiss</Trans>
          </Button>
        </div>
      </Note>
    )
  })
}
