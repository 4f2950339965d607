// Words of emails about NDAs.
import { templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
  group: 'businesses',
  receiver: 'concerned',
  throttle: 'due',
  footer: {
    en: 'You receive this because you may sign for one side of a conversation on WBN.',
    es: 'Recibe este mensaje porque puede firmar por una de las partes de una conversación en WBN.',
    it: 'Ricevi questo messaggio perché puoi firmare per una parte di una conversazione su WBN.',
    zh: '您收到此邮件，是因为您可以代表 WBN 上某个对话的一方签署。',
    de: 'Sie erhalten diese E-Mail, weil Sie für eine Seite einer Unterhaltung auf WBN unterschreiben dürfen.',
  },
  required: ['business'],
} as const

export const templates = templatesOf('ndas.', shared, {
  inForce: {
    name: {
      en: 'NDA signed by both sides',
      es: 'Acuerdo de confidencialidad firmado por ambas partes',
      it: 'Accordo di riservatezza firmato da entrambe le parti',
      zh: '双方已签署保密协议',
      de: 'Geheimhaltung von beiden Seiten unterschrieben',
    },
    when: {
      en: 'When the second side has signed an NDA, to everybody of both sides who may sign.',
      es: 'Cuando la segunda parte ha firmado un acuerdo de confidencialidad, a todas las personas de ambas partes que pueden firmar.',
      it: 'Quando la seconda parte ha firmato un accordo di riservatezza, a chi può firmare per ciascuna delle due parti.',
      zh: '当第二方签署保密协议后，发给双方所有有权签署的人。',
      de: 'Wenn die zweite Seite eine Geheimhaltungsvereinbarung unterschrieben hat, an alle beider Seiten, die unterschreiben dürfen.',
    },
    subject: {
      en: 'Signed by both: your NDA with {business}',
      es: 'Firmado por ambas partes: su acuerdo de confidencialidad con {business}',
      it: 'Firmato da entrambi: il tuo accordo di riservatezza con {business}',
      zh: '双方已签署：您与{business}的保密协议',
      de: 'Von beiden unterschrieben: Ihre Geheimhaltungsvereinbarung mit {business}',
    },
    paragraphs: [
      {
        en: 'Both sides have signed the NDA between you and {business}. Files that were sent for after it can be opened now; each opening is logged for both sides.',
        es: 'Ambas partes han firmado el acuerdo de confidencialidad entre usted y {business}. Los archivos que esperaban esa firma ya se pueden abrir; cada apertura queda registrada para ambas partes.',
        it: 'Entrambe le parti hanno firmato l’accordo di riservatezza tra te e {business}. I file che attendevano la firma ora si possono aprire; ogni apertura è registrata per entrambe le parti.',
        zh: '您与{business}之间的保密协议已由双方签署。此前等待签署的文件现在可以打开；每次打开都会为双方记录。',
        de: 'Beide Seiten haben die Geheimhaltungsvereinbarung zwischen Ihnen und {business} unterschrieben. Dateien, die darauf warteten, lassen sich jetzt öffnen; jedes Öffnen wird für beide Seiten festgehalten.',
      },
      {
        en: 'The copy with the text and both signatures is attached as a PDF, and is on the page below at any time. Please keep it. An own text of one side is a file of its own there.',
        es: 'La copia con el texto y ambas firmas va adjunta en PDF y está siempre en la página siguiente. Guárdela, por favor. El texto propio de una parte es allí un archivo aparte.',
        it: 'La copia con il testo e le due firme è allegata in PDF e si trova sempre nella pagina qui sotto. Conservala. Il testo proprio di una parte è lì un file a sé.',
        zh: '含文本和双方签名的副本以 PDF 附件发送，也可随时在下方页面查看，请妥善保存。一方自己的文本在该页面另有文件。',
        de: 'Die Ausfertigung mit dem Text und beiden Unterschriften liegt als PDF bei und ist jederzeit auf der Seite unten. Bitte bewahren Sie sie auf. Ein eigener Text einer Seite liegt dort als eigene Datei.',
      },
      {
        en: 'SHA-256 of the text: {hash}',
        es: 'SHA-256 del texto: {hash}',
        it: 'SHA-256 del testo: {hash}',
        zh: '文本的 SHA-256：{hash}',
        de: 'SHA-256 des Textes: {hash}',
      },
    ],
    button: {
      en: 'Open the copy',
      es: 'Abrir la copia',
      it: 'Apri la copia',
      zh: '打开副本',
      de: 'Ausfertigung öffnen',
    },
    samplePage: 'nda/0199a0b0-0000-7000-8000-000000000004',
  },
  waiting: {
    name: {
      en: 'NDA waits for a signature',
      es: 'Acuerdo de confidencialidad pendiente de firma',
      it: 'Accordo di riservatezza in attesa di firma',
      zh: '保密协议等待签署',
      de: 'Geheimhaltungsvereinbarung wartet auf Unterschrift',
    },
    when: {
      en: 'Seven days before a proposed NDA lapses, to those of each side that has not signed who may sign.',
      es: 'Siete días antes de que caduque una propuesta de acuerdo de confidencialidad, a quienes pueden firmar por la parte que aún no lo ha hecho.',
      it: 'Sette giorni prima che decada una proposta di accordo di riservatezza, a chi può firmare per la parte che non l’ha ancora fatto.',
      zh: '保密协议提议失效前七天，发给尚未签署一方中有权签署的人。',
      de: 'Sieben Tage, bevor eine vorgeschlagene Geheimhaltungsvereinbarung verfällt, an die Personen jeder Seite ohne Unterschrift, die unterschreiben dürfen.',
    },
    subject: {
      en: 'The NDA with {business} waits for your signature',
      es: 'El acuerdo de confidencialidad con {business} espera su firma',
      it: 'L’accordo di riservatezza con {business} attende la tua firma',
      zh: '与{business}的保密协议等待您签署',
      de: 'Die Geheimhaltungsvereinbarung mit {business} wartet auf Ihre Unterschrift',
    },
    paragraphs: [
      {
        en: 'The NDA between you and {business} has not been signed by your side. The proposal lapses on {date}; files that were sent for after it stay closed until both have signed.',
        es: 'Su parte aún no ha firmado el acuerdo de confidencialidad con {business}. La propuesta caduca el {date}; los archivos que esperan esa firma siguen cerrados hasta que ambas partes firmen.',
        it: 'La tua parte non ha ancora firmato l’accordo di riservatezza con {business}. La proposta decade il {date}; i file che attendono la firma restano chiusi finché entrambe le parti non hanno firmato.',
        zh: '贵方尚未签署与{business}的保密协议。该提议将于 {date} 失效；等待签署的文件在双方签署前保持关闭。',
        de: 'Ihre Seite hat die Geheimhaltungsvereinbarung mit {business} noch nicht unterschrieben. Der Vorschlag verfällt am {date}; Dateien, die darauf warten, bleiben geschlossen, bis beide unterschrieben haben.',
      },
      {
        en: 'You need not sign. If it does not suit you, decline it, or write what should be changed.',
        es: 'No tiene que firmar. Si no le conviene, rechácelo o escriba qué habría que cambiar.',
        it: 'Non sei obbligato a firmare. Se non va bene, rifiutalo o scrivi che cosa andrebbe cambiato.',
        zh: '您不必签署。如不合适，可以拒绝，或说明应修改之处。',
        de: 'Sie müssen nicht unterschreiben. Wenn sie Ihnen nicht passt, lehnen Sie ab oder schreiben Sie, was zu ändern wäre.',
      },
    ],
    button: {
      en: 'Read it',
      es: 'Leerlo',
      it: 'Leggilo',
      zh: '阅读',
      de: 'Lesen',
    },
    samplePage: 'nda/0199a0b0-0000-7000-8000-000000000004',
  },
})
