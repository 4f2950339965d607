// /admin/translations/reports: translation reports that wait.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ownNames } from '#contract/foundation/locales.ts'
import type { StaffTranslationReport } from '#contract/discovery/reading-reports.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { IconLanguage } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { Empty } from '#web/ui/States.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { Facts } from '../Facts.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import reportStyles from '../reports/Reports.module.css'
import styles from './Translations.module.css'
import { TranslationsNav } from './TranslationsNav.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return { reports: await api.reading.staffReports({ signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Mistakes in translations`,
  description: '',
  noindex: true,
})

export function Component() {
  const { reports } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const keepsFocus = useFocusAfterRemoval()
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const shown = reports.filter(({ reportID }) => !settled.has(reportID))
  return (
    <ConsoleView
      title={t`Mistakes in translations`}
      note={
        <Trans>
          As readers report them. Owners see those of their own texts and correct them; of companies that nobody runs
          you alone see them.
        </Trans>
      }
    >
      <TranslationsNav />
      <div className={reportStyles.held} ref={keepsFocus}>
        {shown.length === 0 && (
          <Empty icon={IconLanguage} title={t`Nothing waits`}>
            {t`Reported mistakes stand here until they are settled.`}
          </Empty>
        )}
        {shown.map((report) => (
          <ReportCard
            key={report.reportID}
            report={report}
            onSettle={(isDiscarded) => {
              const isSettled = (one: StaffTranslationReport) =>
                one.reportID === report.reportID ||
                (isDiscarded && one.id === report.id && one.language === report.language)
              setSettled(new Set([...settled, ...reports.filter(isSettled).map(({ reportID }) => reportID)]))
            }}
          />
        ))}
      </div>
    </ConsoleView>
  )
}

type ReportProps = { report: StaffTranslationReport; onSettle: (isDiscarded: boolean) => void }

function ReportCard({ report, onSettle }: ReportProps) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const [asked, setAsked] = useState<'discard' | 'dismiss'>()
  const { kind, id, language, wording, business, texts, reportedAt } = report
  const path = kind === 'product' ? paths.product({ productID: id, key: '' }) : paths.business(business)
  return (
    <Card as="article" pad="m" className={styles.report}>
      <h2>
        <Link className="link" to={path}>
          <UserText text={business.companyName} />
        </Link>
      </h2>
      <p className="muted small">
        <Text>{[kind === 'product' ? t`Product` : t`Company`, formats.dateTime(reportedAt)].join(' · ')}</Text>
      </p>
      <Facts
        facts={[
          [t`Translation into`, ownNames[language]],
          [
            t`Better wording`,
            wording ? (
              <span lang={language} dir="auto">
                <UserText text={wording} />
              </span>
            ) : (
              t`none proposed`
            ),
          ],
          [
            t`Read by`,
            business.presence === 'run' ? t`the people of the company, and you` : t`you: nobody runs the company`,
          ],
        ]}
      />
      {texts.map(({ field, original, language: from, translation }) => (
        <div key={field} className={styles.sides}>
          <p lang={from ?? undefined} dir="auto">
            <UserText text={original} />
          </p>
          <p className="muted" lang={language} dir="auto">
            {translation === null ? t`No translation is remembered.` : <UserText text={translation} />}
          </p>
        </div>
      ))}
      <div className="row">
        {texts.some(({ translation }) => translation !== null) && (
          <Button look="primary" onClick={() => setAsked('discard')}>
            <Trans comment="a translation by machine">Discard the translation</Trans>
          </Button>
        )}
        <Button onClick={() => setAsked('dismiss')}>
          <Trans comment="a report about a translation, without a correction">Dismiss</Trans>
        </Button>
      </div>
      {asked && <SettleDialog report={report} act={asked} onSettle={onSettle} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}

type SettleProps = ReportProps & { act: 'discard' | 'dismiss'; onClose: () => void }

function SettleDialog({ report: { reportID }, act, onSettle, onClose }: SettleProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const isDiscarded = act === 'discard'
  async function send(reason: string): Promise<void> {
    await api.reading.settleReport({ params: { id: reportID }, body: { discard: isDiscarded, reason } })
    onSettle(isDiscarded)
    showSuccess()
  }
  return (
    <ReasonDialog
      about={reportID}
      title={isDiscarded ? t`Discard this translation?` : t`Dismiss this report?`}
      yes={
        isDiscarded
          ? t`Discard the translation`
          : t({ message: 'Dismiss', comment: 'a report about a translation, without a correction' })
      }
      act={send}
      onClose={onClose}
    >
      {isDiscarded ? (
        <Trans>
          It is made anew when a reader next asks for it. A service may answer the same again: the glossary is how its
          words are changed.
        </Trans>
      ) : (
        <Trans>The translation stays as it is.</Trans>
      )}
    </ReasonDialog>
  )
}
