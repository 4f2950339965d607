// What letters there are, and what each has in every language. `{name}`, `{email}`, `{device}`, `{place}`, `{time}` are filled in.

export const kinds = [
  'verify',
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
] as const
export type Kind = (typeof kinds)[number]

type LetterWords = { subject: string; paragraphs: string[]; button?: string }
export type Letters = Record<Kind, LetterWords> & { greeting: string; footer: string }
