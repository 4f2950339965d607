// Dialog that reports a mistranslation.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import * as z from 'zod'
import { translationWordingMost } from '#contract/foundation/constants.ts'
import { ReportedWording } from '#contract/discovery/reading-reports.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'

type Props = { kind: 'product' | 'business'; id: string; onClose: () => void }

const reportForm = z.object({ wording: checkedText(ReportedWording) })

export function ReportMistake({ kind, id, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { locale } = useSite()
  const { showSuccess } = useToasts()
  const formID = useId()
  const form = useServerForm({
    schema: reportForm,
    saved: { wording: '' },
    draft: `mistranslation ${id}`,
    asksBeforeLeaving: false,
    async submit(body) {
      await api.reading.report({ body: { ...body, kind, id, language: locale } })
      showSuccess(t`Thank you. The company is told.`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Report a mistake in the translation`}
      closeLabel={t`Close`}
      footer={
        <Button look="primary" type="submit" form={formID} busy={form.busy}>
          <Trans>Send</Trans>
        </Button>
      }
    >
      <Form form={form} formID={formID}>
        <TextAreaField
          name="wording"
          label={t`Better wording, if you have one`}
          hint={
            <Trans>
              The company is told, and may write its own words in your language. It does not learn who you are.
            </Trans>
          }
          lang={locale}
          rows={3}
          most={translationWordingMost}
        />
      </Form>
    </Dialog>
  )
}
