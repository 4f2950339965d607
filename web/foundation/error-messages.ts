// Messages for calls: a refusal's reason or name.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RefusalName } from '#contract/foundation/refusals.ts'
import { Refusal } from '#kit/refusal.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'

const usual = msg`Something was wrong, try again please`
const unlike = {
  login: msg`You must be logged in`,
  changed: msg`This was changed meanwhile. Reload the page to see how it is now.`,
  large: msg`This is too large`,
}
const texts: Partial<Record<RefusalName, typeof usual>> = {
  ValidationError: msg`Please check what you have typed`,
  TokenNotFound: unlike.login,
  TokenExpiredError: unlike.login,
  JsonWebTokenError: unlike.login,
  SessionError: unlike.login,
  Forbidden: msg`You are not allowed to do this`,
  NotFound: msg`This does not exist any more`,
  Gone: msg`This does not exist any more`,
  Conflict: unlike.changed,
  KeyReused: msg`This was already sent with other content. Reload the page, then send it again.`,
  PayloadTooLarge: unlike.large,
  UnsupportedMediaType: msg`Files of this type are not accepted`,
  TooManyRequests: msg`You are doing this too often. Wait a moment and try again.`,
  ServiceUnavailable: msg`The site is very busy at the moment. Wait a moment and try again.`,
}

export function errorMessage(error: unknown, i18n: I18n): string {
  if (!(error instanceof Refusal))
    return i18n._(error instanceof TypeError ? msg`The network did not answer. Nothing you typed is lost.` : usual)
  if (error.name === 'Forbidden' && error.fields?.['email'])
    return i18n._(msg`Verify your e-mail address first: we have sent you a link.`)
  if (error.name === 'Forbidden' && error.fields?.['account'] === 'limited')
    return i18n._(msg`Your account may only read for now. Our e-mail about it says why and until when.`)
  const text = i18n._(texts[error.name] ?? usual)
  const reason = reasonOf(error)
  if (!reason) return text
  return i18n.locale === 'en' ? reason : `${text} (${reason})`
}

/** English. A changed record keeps its text: reloading helps. */
function reasonOf({ name, message }: Refusal): string | undefined {
  if (name !== 'Forbidden' && name !== 'Conflict') return undefined
  return message === name || message.endsWith('meanwhile') ? undefined : message
}

export function useToasts(): {
  showSuccess: (text?: string) => void
  showError: (error: unknown, text?: string) => void
} {
  const { t, i18n } = useLingui()
  return {
    showSuccess: (text = t`Saved successfully`) => toast(text),
    showError: (error, text = errorMessage(error, i18n)) => toast(text, { look: 'bad' }),
  }
}
