// Opens a document, or says what is missing.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import type { DocumentRequest } from '#contract/trade/document-requests.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useSite } from '#web/foundation/page.ts'
import { withLogin } from '#web/foundation/session.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { IconDownload, IconEye, IconLock } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import type { Opening } from './opening.ts'

type Props = {
  document: ProductDocument
  opening: Opening
  request: DocumentRequest | undefined
  onAsk: () => void
}

const viewable = /^(application\/pdf|image\/(jpeg|png|webp|avif))$/

export function OpenButton({ document, opening: { mayOpen, tell }, request, onAsk }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const { access, title, url, file } = document
  const sr = <span className="sr"> {title}</span>
  const isShown = viewable.test(file.contentType)

  async function open(): Promise<void> {
    setBusy(true)
    // Opened within the press: browsers refuse windows afterwards.
    const view = isShown ? window.open('', '_blank') : null
    try {
      const { url: signed } = await tell()
      if (view) view.location.href = `${signed}&view`
      else location.assign(signed)
    } catch (error) {
      view?.close()
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  if (url)
    return (
      <LinkButton
        href={isShown ? `${url}?view` : url}
        icon={isShown ? IconEye : IconDownload}
        target="_blank"
        rel="noopener nofollow"
        reloadDocument
        onClick={() => void tell().catch(() => {})}
      >
        {isShown ? <Trans>Open file</Trans> : <Trans>Download</Trans>}
        {sr}
      </LinkButton>
    )
  if (mayOpen)
    return (
      <Button icon={isShown ? IconEye : IconDownload} busy={busy} onClick={() => void open()}>
        {isShown ? <Trans>Open file</Trans> : <Trans>Download</Trans>}
        {sr}
      </Button>
    )
  if (request?.state === 'waiting')
    return (
      <Link className="link small" to={paths.myMessages(request.requestID)}>
        <Trans>Asked for, waiting</Trans>
      </Link>
    )
  return (
    <Button
      icon={IconLock}
      title={t`Not open to everybody`}
      onClick={() => void withLogin(access === 'request' ? onAsk : () => {})}
    >
      {access === 'request' ? <Trans>Ask for it</Trans> : <Trans>Sign in to open</Trans>}
      {sr}
    </Button>
  )
}
