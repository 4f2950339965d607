// Words of the emails about agreements: taken, ending, disputed.
import { templatesOf } from '#api/identity/emails/lookup.ts'
import { shared } from './email-shared.ts'

export const templates = templatesOf('agreements.', shared, {
  taken: {
    name: {
      en: 'Country taken',
      es: 'País ya asignado',
      it: 'Paese già assegnato',
      zh: '该国家已有约定',
      de: 'Land bereits vergeben',
    },
    when: {
      en: 'A distributor confirms what another agreement of the supplier rules out.',
      es: 'Un distribuidor confirma algo que otro acuerdo del proveedor excluye.',
      it: 'Un distributore conferma ciò che un altro accordo del fornitore esclude.',
      zh: '分销商确认的内容与供应商的另一协议冲突时。',
      de: 'Ein Händler bestätigt etwas, das eine andere Vereinbarung des Lieferanten ausschließt.',
    },
    subject: {
      en: 'An agreement could not be confirmed',
      es: 'No se pudo confirmar un acuerdo',
      it: 'Non è stato possibile confermare un accordo',
      zh: '一项协议无法确认',
      de: 'Eine Vereinbarung konnte nicht bestätigt werden',
    },
    paragraphs: [
      {
        en: '{business} could not confirm your agreement. You have an agreement for the same line and country beside which this one can not stand. {business} has not been told why. Change one of the two, and it can be confirmed.',
        es: '{business} no pudo confirmar su acuerdo. Usted tiene un acuerdo para la misma línea y el mismo país que no admite este otro. No se ha dicho el motivo a {business}. Cambie uno de los dos y podrá confirmarse.',
        it: '{business} non ha potuto confermare il tuo accordo. Hai un accordo per la stessa linea e lo stesso paese accanto al quale questo non può stare. A {business} non è stato detto il motivo. Cambia uno dei due e potrà essere confermato.',
        zh: '{business} 无法确认您的协议。您在同一产品线和国家已有与此冲突的协议。我们未向 {business} 说明原因。修改其中之一后即可确认。',
        de: '{business} konnte Ihre Vereinbarung nicht bestätigen. Sie haben für dieselbe Linie und dasselbe Land eine Vereinbarung, neben der diese nicht bestehen kann. {business} wurde der Grund nicht genannt. Ändern Sie eine der beiden, dann kann sie bestätigt werden.',
      },
    ],
    required: ['business'],
  },
  ending: {
    name: {
      en: 'Agreement about to end',
      es: 'Acuerdo por vencer',
      it: 'Accordo in scadenza',
      zh: '协议即将到期',
      de: 'Vereinbarung läuft bald aus',
    },
    when: {
      en: '60, 30 and 7 days before the end; to both sides.',
      es: '60, 30 y 7 días antes del final; a ambas partes.',
      it: '60, 30 e 7 giorni prima della fine; a entrambe le parti.',
      zh: '到期前 60、30 和 7 天；通知双方。',
      de: '60, 30 und 7 Tage vor dem Ende; an beide Seiten.',
    },
    subject: {
      en: 'An agreement ends on {date}',
      es: 'Un acuerdo termina el {date}',
      it: 'Un accordo finisce il {date}',
      zh: '一项协议将于 {date} 到期',
      de: 'Eine Vereinbarung endet am {date}',
    },
    paragraphs: [
      {
        en: 'It is the agreement with {business}. Afterwards it is shown as “was confirmed until”. To go on, propose its renewal; the other side confirms it.',
        es: 'Es el acuerdo con {business}. Después se mostrará como «estuvo confirmado hasta». Para continuar, proponga la renovación; la otra parte la confirma.',
        it: 'È l’accordo con {business}. Dopo sarà mostrato come «era confermato fino al». Per continuare, proponi il rinnovo; l’altra parte lo conferma.',
        zh: '这是与 {business} 的协议。到期后将显示为“曾确认至”。如需继续，请提议续约，由对方确认。',
        de: 'Es ist die Vereinbarung mit {business}. Danach wird sie als „war bestätigt bis“ gezeigt. Um sie fortzusetzen, schlagen Sie die Verlängerung vor; die andere Seite bestätigt sie.',
      },
    ],
    required: ['business', 'date'],
  },
  ended: {
    name: {
      en: 'Agreement over',
      es: 'Acuerdo terminado',
      it: 'Accordo terminato',
      zh: '协议已结束',
      de: 'Vereinbarung beendet',
    },
    when: {
      en: 'The last day of an agreement is over; to both sides.',
      es: 'Ha pasado el último día de un acuerdo; a ambas partes.',
      it: 'È passato l’ultimo giorno di un accordo; a entrambe le parti.',
      zh: '协议最后一天已过；通知双方。',
      de: 'Der letzte Tag einer Vereinbarung ist vorbei; an beide Seiten.',
    },
    subject: {
      en: 'An agreement is over',
      es: 'Un acuerdo ha terminado',
      it: 'Un accordo è terminato',
      zh: '一项协议已结束',
      de: 'Eine Vereinbarung ist beendet',
    },
    paragraphs: [
      {
        en: 'It is the agreement with {business}. It is no longer shown as confirmed.',
        es: 'Es el acuerdo con {business}. Ya no se muestra como confirmado.',
        it: 'È l’accordo con {business}. Non è più mostrato come confermato.',
        zh: '这是与 {business} 的协议。它不再显示为已确认。',
        de: 'Es ist die Vereinbarung mit {business}. Sie wird nicht mehr als bestätigt gezeigt.',
      },
    ],
    required: ['business'],
  },
  disputed: {
    name: {
      en: 'Agreement disputed',
      es: 'Acuerdo en disputa',
      it: 'Accordo contestato',
      zh: '协议有争议',
      de: 'Vereinbarung strittig',
    },
    when: {
      en: 'The other side says that an agreement is not as stated.',
      es: 'La otra parte dice que un acuerdo no es como se declara.',
      it: 'L’altra parte dice che un accordo non è come dichiarato.',
      zh: '对方称协议与所述不符时。',
      de: 'Die andere Seite sagt, eine Vereinbarung sei nicht wie angegeben.',
    },
    subject: {
      en: 'An agreement is disputed',
      es: 'Un acuerdo está en disputa',
      it: 'Un accordo è contestato',
      zh: '一项协议有争议',
      de: 'Eine Vereinbarung ist strittig',
    },
    paragraphs: [
      {
        en: '{business} says that the agreement is not as stated. It is not shown as confirmed until a verifier has decided, by {date}. You may send your word and the page of the contract; only the verifier sees it, and it is deleted afterwards.',
        es: '{business} dice que el acuerdo no es como se declara. No se muestra como confirmado hasta que decida un verificador, antes del {date}. Puede enviar su versión y la página del contrato; solo la ve el verificador y después se borra.',
        it: '{business} dice che l’accordo non è come dichiarato. Non è mostrato come confermato finché un verificatore non decide, entro il {date}. Puoi inviare la tua versione e la pagina del contratto; la vede solo il verificatore e poi viene cancellata.',
        zh: '{business} 称协议与所述不符。在审核人员作出决定（不晚于 {date}）之前，不显示为已确认。您可以提交说明和合同页面；仅审核人员可见，之后删除。',
        de: '{business} sagt, die Vereinbarung sei nicht wie angegeben. Bis ein Prüfer entschieden hat, spätestens am {date}, wird sie nicht als bestätigt gezeigt. Sie können Ihre Sicht und die Seite des Vertrags senden; nur der Prüfer sieht sie, danach wird sie gelöscht.',
      },
    ],
    required: ['business', 'date'],
  },
  decided: {
    name: {
      en: 'Dispute decided',
      es: 'Disputa decidida',
      it: 'Contestazione decisa',
      zh: '争议已处理',
      de: 'Streit entschieden',
    },
    when: {
      en: 'A verifier decides, or 48 hours pass after a verified company’s word.',
      es: 'Decide un verificador, o pasan 48 horas desde el aviso de una empresa verificada.',
      it: 'Un verificatore decide, o passano 48 ore dalla segnalazione di un’azienda verificata.',
      zh: '审核人员作出决定，或已认证企业提出后满 48 小时。',
      de: 'Ein Prüfer entscheidet, oder 48 Stunden nach dem Hinweis eines geprüften Unternehmens vergehen.',
    },
    subject: {
      en: 'About an agreement',
      es: 'Sobre un acuerdo',
      it: 'A proposito di un accordo',
      zh: '关于一项协议',
      de: 'Zu einer Vereinbarung',
    },
    paragraphs: [
      {
        en: 'A decision has been made about the agreement with {business}:',
        es: 'Se ha tomado una decisión sobre el acuerdo con {business}:',
        it: 'È stata presa una decisione sull’accordo con {business}:',
        zh: '关于与 {business} 的协议，已作出决定：',
        de: 'Über die Vereinbarung mit {business} wurde entschieden:',
      },
      '{explanation}',
    ],
    required: ['business'],
  },
})
