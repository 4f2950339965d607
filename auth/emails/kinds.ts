// Kinds of emails and the shape of their texts; placeholders are in placeholders.ts.

export const kinds = [
  'verify',
  'accountExists',
  'reset',
  'passwordChanged',
  'changeEmail',
  'changeEmailNotice',
  'newDevice',
  'accountClosed',
  'accountMerged',
  'accountMergedInto',
  'authenticatorAdded',
  'authenticatorRemoved',
  'passkeyAdded',
  'openIDLinked',
  'apiTokenCreated',
] as const
export type Kind = (typeof kinds)[number]

type EmailText = { subject: string; paragraphs: string[]; button?: string }
export type EmailTexts = Record<Kind, EmailText> & { greeting: string; greetingUnknown: string; footer: string }
