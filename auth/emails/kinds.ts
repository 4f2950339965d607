// The kinds of emails and the shape of their texts. `{name}`, `{email}`, `{device}`, `{place}`, `{time}`, `{reset}` are filled in.

export const kinds = [
  'verify',
  'accountExists',
  'reset',
  'passwordChanged',
  'changeEmail',
  'changeEmailNotice',
  'newDevice',
  'accountClosed',
  'authenticatorAdded',
  'authenticatorRemoved',
  'passkeyAdded',
  'openIDLinked',
  'apiTokenCreated',
] as const
export type Kind = (typeof kinds)[number]

type EmailText = { subject: string; paragraphs: string[]; button?: string }
export type EmailTexts = Record<Kind, EmailText> & { greeting: string; greetingUnknown: string; footer: string }
