// Settings of the installable app.
import * as z from 'zod'

export const onOff = z.enum(['on', 'off'], { error: 'expected on or off' }).transform((word) => word === 'on')

const host = z
  .string()
  .regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/, 'expected hosts such as push.example.com or *.example.com')

export const appRules = {
  INSTALLABLE: onOff.default(true),
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com')
    .transform((text) => text.split(/[ ,]+/))
    .pipe(z.array(host)),
}

export function appOf(known: { INSTALLABLE: boolean; PUSH_SERVICES: string[] }) {
  return { installable: known.INSTALLABLE, pushServices: known.PUSH_SERVICES }
}
