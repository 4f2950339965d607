// Emails in English.
import type { EmailTexts } from './kinds.ts'

export const en: EmailTexts = {
  greeting: 'Hello {name},',
  greetingUnknown: 'Hello,',
  footer: 'This mail was sent to {email} because of an account at WBN. Nobody at WBN will ever ask for your password.',
  verify: {
    subject: 'Welcome to WBN: verify your e-mail address',
    paragraphs: [
      'Somebody, most likely you, registered at WBN with this address. Verify it to finish: then you can log in, write to companies, post and create a business page. The link is valid for three days.',
      'If it was not you, ignore this e-mail: nobody can log in without the link.',
    ],
    button: 'Verify e-mail address',
  },
  accountExists: {
    subject: 'You have an account at WBN already',
    paragraphs: [
      'Somebody, most likely you, wanted to register this address or to use it for another account. It has an account already: log in with it.',
      'If you have forgotten the password, choose a new one: {reset}',
      'If it was not you, ignore this e-mail: nothing has changed.',
    ],
    button: 'Log in',
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, most likely you, asked for a new password. The link is valid for 30 minutes and works once.',
      'If it was not you, ignore this e-mail: your password stays as it is.',
    ],
    button: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed on {time} ({device}, {place}). All other sessions have ended.',
      'If it was not you, choose a new password at once.',
    ],
    button: 'It was not me',
  },
  changeEmail: {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Confirm that {email} is the new address of your account. Until then the old one stays in use. The link is valid for three days.',
    ],
    button: 'Confirm the new address',
  },
  changeEmailNotice: {
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      'On {time} a change of the e-mail address of your account to {email} was requested ({device}, {place}). The address changes once the new one is confirmed.',
      'If it was not you, change your password now: this cancels the request.',
    ],
    button: 'Open my account',
  },
  newDevice: {
    subject: 'New login to your account',
    paragraphs: [
      'Somebody logged in to your account on {time} from a device we have not seen before: {device}, {place}.',
      'If it was not you, end that session in your account and change your password.',
    ],
    button: 'View my sessions',
  },
  accountClosed: {
    subject: 'Your account is closed',
    paragraphs: [
      'Your account was closed on {time}, as you asked. Your profile, your posts and your comments are no longer shown, and all sessions have ended.',
      'Thank you for having been with us. You can open a new account with this address at any time.',
    ],
  },
  accountMerged: {
    subject: 'This account was joined with your other one',
    paragraphs: [
      'The account with this address was joined with another account of yours: {other}. Everything that it had is there now. Please log in with that address from now on.',
      'If the other account is not yours, please answer to the operator of this site at once.',
    ],
    button: 'Log in',
  },
  accountMergedInto: {
    subject: 'Two accounts of yours are one now',
    paragraphs: [
      'Another account of yours, {other}, was joined with this one. Its companies, posts, messages and saved things are here now. You log in as before; the other address no longer does.',
      'If the other account was not yours, please tell the operator of this site at once.',
    ],
    button: 'Open my account',
  },
  authenticatorAdded: {
    subject: 'Two-step login is on',
    paragraphs: [
      'Since {time}, logging in also asks for a code from your authenticator app ({device}, {place}). Keep your recovery codes in a safe place.',
      'If it was not you, change your password at once and check your account.',
    ],
    button: 'Open my account',
  },
  authenticatorRemoved: {
    subject: 'Two-step login is off',
    paragraphs: [
      'Since {time}, your password alone is enough to log in ({device}, {place}).',
      'If it was not you, change your password at once and check your account.',
    ],
    button: 'Open my account',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    paragraphs: [
      'A passkey that can log in to your account was added on {time} ({device}, {place}).',
      'If it was not you, change your password at once and check your account.',
    ],
    button: 'Open my account',
  },
  openIDLinked: {
    subject: 'A new way to log in to your account',
    paragraphs: [
      'Since {time}, you can also log in through another provider that knows your e-mail address ({device}, {place}).',
      'If it was not you, change your password at once and check your account.',
    ],
    button: 'Open my account',
  },
  apiTokenCreated: {
    subject: 'An API token was created for your account',
    paragraphs: [
      'An API token, with which a program can act for you, was created on {time} ({device}, {place}).',
      'If it was not you, revoke it in your settings and change your password at once.',
    ],
    button: 'Open my account',
  },
}
