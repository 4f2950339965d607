// Words of the email about merged businesses.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

export const templates = templatesOf(
  'businesses.',
  {},
  {
    merged: {
      group: 'businesses',
      receiver: 'owners',
      throttle: 'due',
      name: {
        en: 'Businesses merged',
        es: 'Empresas unidas',
        it: 'Aziende unite',
        zh: '企业条目已合并',
        de: 'Unternehmen zusammengeführt',
      },
      when: {
        en: 'The staff merged a business that was listed twice; goes to the owners of both entries.',
        es: 'El personal ha unido una empresa que figuraba dos veces; se envía a los propietarios de ambas fichas.',
        it: 'Lo staff ha unito un’azienda presente due volte; va ai titolari di entrambe le schede.',
        zh: '工作人员合并重复登记的企业后，发送至两个条目的所有者。',
        de: 'Die Mitarbeiter haben ein doppelt eingetragenes Unternehmen zusammengeführt; geht an die Inhaber beider Einträge.',
      },
      subject: {
        en: 'Two entries of your company are one now',
        es: 'Las dos fichas de su empresa son ahora una',
        it: 'Le due schede della tua azienda sono ora una sola',
        zh: '贵公司的两个条目已合并',
        de: 'Zwei Einträge Ihres Unternehmens sind jetzt einer',
      },
      paragraphs: [
        {
          en: '“{gone}” was listed twice in the directory. Its products, followers and inquiries have moved to “{kept}”, and the old address leads there. If this is a mistake, answer this e-mail.',
          es: '«{gone}» figuraba dos veces en el directorio. Sus productos, seguidores y consultas han pasado a «{kept}», y la dirección anterior lleva allí. Si se trata de un error, responda a este correo.',
          it: '«{gone}» compariva due volte nella directory. Prodotti, follower e richieste sono passati a «{kept}», e il vecchio indirizzo porta lì. Se si tratta di un errore, rispondi a questa e-mail.',
          zh: '“{gone}”在目录中重复登记。其产品、关注者和询盘已转移到“{kept}”，原网址将自动跳转。如有错误，请直接回复本邮件。',
          de: '„{gone}“ stand doppelt im Verzeichnis. Produkte, Follower und Anfragen sind zu „{kept}“ umgezogen, und die alte Adresse führt dorthin. Falls das ein Irrtum ist, antworten Sie auf diese E-Mail.',
        },
      ],
      button: {
        en: 'See the company',
        es: 'Ver la empresa',
        it: "Vedi l'azienda",
        zh: '查看公司',
        de: 'Unternehmen ansehen',
      },
      footer: {
        en: 'You receive this e-mail because you manage one of these companies.',
        es: 'Recibe este correo porque gestiona una de estas empresas.',
        it: 'Ricevi questa e-mail perché gestisci una di queste aziende.',
        zh: '您收到此邮件，是因为您管理其中一家公司。',
        de: 'Sie erhalten diese E-Mail, weil Sie eines dieser Unternehmen verwalten.',
      },
      required: ['gone', 'kept'],
      samplePage: sampleBusiness,
    },
  },
)
