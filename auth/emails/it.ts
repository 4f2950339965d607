// Emails in Italian.
import type { EmailTexts } from './kinds.ts'

export const it: EmailTexts = {
  greeting: 'Ciao {name},',
  greetingUnknown: 'Ciao,',
  footer: 'Abbiamo inviato questa e-mail a {email} per un account su WBN. Nessuno di WBN ti chiederà mai la password.',
  verify: {
    subject: 'Ti diamo il benvenuto su WBN: verifica il tuo indirizzo e-mail',
    paragraphs: [
      'qualcuno, probabilmente tu, si è registrato su WBN con questo indirizzo. Verificalo per completare la registrazione: poi potrai accedere, scrivere alle aziende, pubblicare e creare la pagina della tua azienda. Il link vale tre giorni.',
      'Se non eri tu, ignora questa e-mail: senza il link nessuno può accedere.',
    ],
    button: 'Verifica l’indirizzo e-mail',
  },
  accountExists: {
    subject: 'Hai già un account su WBN',
    paragraphs: [
      'qualcuno, probabilmente tu, ha cercato di registrare questo indirizzo o di usarlo per un altro account. L’indirizzo ha già un account: accedi con quello.',
      'Se hai dimenticato la password, scegline una nuova: {reset}',
      'Se non eri tu, ignora questa e-mail: non è cambiato nulla.',
    ],
    button: 'Accedi',
  },
  reset: {
    subject: 'Scegli una nuova password',
    paragraphs: [
      'qualcuno, probabilmente tu, ha chiesto una nuova password. Il link vale 30 minuti e funziona una volta sola.',
      'Se non eri tu, ignora questa e-mail: la password resta quella di prima.',
    ],
    button: 'Scegli una nuova password',
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    paragraphs: [
      'la password del tuo account è stata cambiata il {time} ({device}, {place}). Tutte le altre sessioni sono state chiuse.',
      'Se non eri tu, scegli subito una nuova password.',
    ],
    button: 'Non ero io',
  },
  changeEmail: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    paragraphs: [
      'conferma che {email} sarà l’indirizzo del tuo account. Fino ad allora vale quello vecchio. Il link vale tre giorni.',
    ],
    button: 'Conferma il nuovo indirizzo',
  },
  changeEmailNotice: {
    subject: 'Il tuo indirizzo e-mail sta per cambiare',
    paragraphs: [
      'il {time} è stato chiesto di cambiare l’indirizzo del tuo account in {email} ({device}, {place}). Cambierà quando il nuovo indirizzo sarà confermato.',
      'Se non eri tu, cambia subito la password: così la richiesta è annullata.',
    ],
    button: 'Apri il mio account',
  },
  newDevice: {
    subject: 'Nuovo accesso al tuo account',
    paragraphs: [
      'il tuo account è stato aperto il {time} con un dispositivo mai visto prima: {device}, {place}.',
      'Se non eri tu, chiudi quella sessione nel tuo account e cambia la password.',
    ],
    button: 'Guarda le mie sessioni',
  },
  accountClosed: {
    subject: 'Il tuo account è chiuso',
    paragraphs: [
      'il tuo account è stato chiuso il {time}, come hai chiesto. Il tuo profilo, i tuoi post e i tuoi commenti non sono più visibili e tutte le sessioni sono terminate.',
      'Grazie per essere stato con noi. Puoi aprire un nuovo account con questo indirizzo quando vuoi.',
    ],
  },
  accountMerged: {
    subject: 'Questo account è stato unito a un altro tuo account',
    paragraphs: [
      'l’account di questo indirizzo è stato unito a un altro tuo account: {other}. Tutto ciò che conteneva ora si trova lì. D’ora in poi accedi con quell’indirizzo.',
      'Se l’altro account non è tuo, avvisa subito il gestore di questo sito.',
    ],
    button: 'Accedi',
  },
  accountMergedInto: {
    subject: 'I tuoi due account ora sono uno solo',
    paragraphs: [
      'un altro tuo account, {other}, è stato unito a questo. Le sue aziende, i post, i messaggi e i preferiti ora sono qui. Accedi come sempre; con l’altro indirizzo non è più possibile.',
      'Se l’altro account non era tuo, avvisa subito il gestore di questo sito.',
    ],
    button: 'Apri il mio account',
  },
  authenticatorAdded: {
    subject: 'La verifica in due passaggi è attiva',
    paragraphs: [
      'dal {time}, per accedere serve anche un codice della tua app di autenticazione ({device}, {place}). Conserva i codici di recupero in un luogo sicuro.',
      'Se non eri tu, cambia subito la password e controlla il tuo account.',
    ],
    button: 'Apri il mio account',
  },
  authenticatorRemoved: {
    subject: 'La verifica in due passaggi non è più attiva',
    paragraphs: [
      'dal {time}, per aprire il tuo account basta la password ({device}, {place}).',
      'Se non eri tu, cambia subito la password e controlla il tuo account.',
    ],
    button: 'Apri il mio account',
  },
  passkeyAdded: {
    subject: 'È stata aggiunta una passkey al tuo account',
    paragraphs: [
      'il {time} è stata aggiunta una passkey che apre il tuo account ({device}, {place}).',
      'Se non eri tu, cambia subito la password e controlla il tuo account.',
    ],
    button: 'Apri il mio account',
  },
  openIDLinked: {
    subject: 'Un nuovo modo di accedere al tuo account',
    paragraphs: [
      'dal {time}, il tuo account si può aprire anche tramite un altro fornitore che conosce il tuo indirizzo e-mail ({device}, {place}).',
      'Se non eri tu, cambia subito la password e controlla il tuo account.',
    ],
    button: 'Apri il mio account',
  },
  apiTokenCreated: {
    subject: 'È stato creato un token API per il tuo account',
    paragraphs: [
      'il {time} è stato creato un token API con cui un programma può agire a tuo nome ({device}, {place}).',
      'Se non eri tu, revocalo nelle impostazioni e cambia subito la password.',
    ],
    button: 'Apri il mio account',
  },
}
