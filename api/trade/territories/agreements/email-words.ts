// Words of the emails about agreements: proposed, confirmed, withdrawn.
import { templatesOf } from '#api/identity/emails/lookup.ts'
import { shared } from './email-shared.ts'
import { templates as challenge } from './challenge-email-words.ts'
import { templates as ending } from './ending-email-words.ts'

export const templates = {
  ...challenge,
  ...ending,
  ...templatesOf('agreements.', shared, {
    proposed: {
      name: {
        en: 'Agreement proposed',
        es: 'Acuerdo propuesto',
        it: 'Accordo proposto',
        zh: '收到协议提议',
        de: 'Vereinbarung vorgeschlagen',
      },
      when: {
        en: 'The other side states an agreement.',
        es: 'La otra parte declara un acuerdo.',
        it: 'L’altra parte dichiara un accordo.',
        zh: '对方声明一项协议时。',
        de: 'Die andere Seite gibt eine Vereinbarung an.',
      },
      subject: {
        en: 'Please confirm an agreement',
        es: 'Confirme, por favor, un acuerdo',
        it: 'Conferma un accordo',
        zh: '请确认一项协议',
        de: 'Bitte bestätigen Sie eine Vereinbarung',
      },
      paragraphs: [
        {
          en: '{business} states an agreement with your company. Until you confirm it, it is shown as stated by {business} alone. You may also decline: then it is shown nowhere.',
          es: '{business} declara un acuerdo con su empresa. Mientras no lo confirme, se muestra como declarado solo por {business}. También puede rechazarlo: entonces no se muestra en ningún sitio.',
          it: '{business} dichiara un accordo con la tua azienda. Finché non lo confermi, è mostrato come dichiarato dalla sola {business}. Puoi anche rifiutarlo: allora non compare da nessuna parte.',
          zh: '{business} 声明与贵公司有一项协议。在您确认之前，它只显示为 {business} 单方声明。您也可以拒绝，届时不再显示。',
          de: '{business} gibt eine Vereinbarung mit Ihrem Unternehmen an. Bis Sie bestätigen, wird sie nur als Angabe von {business} gezeigt. Sie können auch ablehnen: dann wird sie nirgends gezeigt.',
        },
        {
          en: 'It takes the place of your agreement about {explanation}, which ends with your confirmation, or on the day before the new one begins.',
          es: 'Sustituye a su acuerdo sobre {explanation}, que termina con su confirmación o el día antes de que empiece el nuevo.',
          it: 'Prende il posto del tuo accordo su {explanation}, che finisce con la tua conferma o il giorno prima che inizi quello nuovo.',
          zh: '它取代关于 {explanation} 的协议；后者在您确认时，或在新协议开始的前一天终止。',
          de: 'Sie tritt an die Stelle Ihrer Vereinbarung über {explanation}; diese endet mit Ihrer Bestätigung oder am Tag vor dem Beginn der neuen.',
        },
      ],
      required: ['business'],
    },
    confirmed: {
      name: {
        en: 'Agreement confirmed',
        es: 'Acuerdo confirmado',
        it: 'Accordo confermato',
        zh: '协议已确认',
        de: 'Vereinbarung bestätigt',
      },
      when: {
        en: 'The other side confirms an agreement.',
        es: 'La otra parte confirma un acuerdo.',
        it: 'L’altra parte conferma un accordo.',
        zh: '对方确认协议时。',
        de: 'Die andere Seite bestätigt eine Vereinbarung.',
      },
      subject: {
        en: 'An agreement has been confirmed',
        es: 'Se ha confirmado un acuerdo',
        it: 'Un accordo è stato confermato',
        zh: '一项协议已获确认',
        de: 'Eine Vereinbarung ist bestätigt',
      },
      paragraphs: [
        {
          en: '{business} confirmed the agreement. Both sides confirm it from today. Buyers may go on asking you, {business} or any other seller.',
          es: '{business} confirmó el acuerdo. Ambas partes lo confirman desde hoy. Los compradores pueden seguir consultándole a usted, a {business} o a cualquier otro vendedor.',
          it: '{business} ha confermato l’accordo. Da oggi lo confermano entrambe le parti. Gli acquirenti possono continuare a rivolgersi a te, a {business} o a qualsiasi altro venditore.',
          zh: '{business} 已确认协议。自今日起双方均已确认。买家仍可向您、{business} 或任何其他卖家询问。',
          de: '{business} hat die Vereinbarung bestätigt. Ab heute bestätigen es beide Seiten. Einkäufer können sich weiterhin an Sie, an {business} oder an jeden anderen Verkäufer wenden.',
        },
      ],
      required: ['business'],
    },
    declined: {
      name: {
        en: 'Agreement not confirmed',
        es: 'Acuerdo no confirmado',
        it: 'Accordo non confermato',
        zh: '协议未获确认',
        de: 'Vereinbarung nicht bestätigt',
      },
      when: {
        en: 'The other side declines an agreement.',
        es: 'La otra parte rechaza un acuerdo.',
        it: 'L’altra parte rifiuta un accordo.',
        zh: '对方拒绝协议时。',
        de: 'Die andere Seite lehnt eine Vereinbarung ab.',
      },
      subject: {
        en: 'An agreement was not confirmed',
        es: 'No se ha confirmado un acuerdo',
        it: 'Un accordo non è stato confermato',
        zh: '一项协议未获确认',
        de: 'Eine Vereinbarung wurde nicht bestätigt',
      },
      paragraphs: [
        {
          en: '{business} does not confirm the agreement. It is shown nowhere any more. If something in it was not right, propose it anew.',
          es: '{business} no confirma el acuerdo. Ya no se muestra en ningún sitio. Si algo no era correcto, propóngalo de nuevo.',
          it: '{business} non conferma l’accordo. Non compare più da nessuna parte. Se qualcosa non era giusto, proponilo di nuovo.',
          zh: '{business} 未确认该协议。它不再显示。如有内容不准确，请重新提议。',
          de: '{business} bestätigt die Vereinbarung nicht. Sie wird nirgends mehr gezeigt. War etwas daran nicht richtig, schlagen Sie sie neu vor.',
        },
      ],
      required: ['business'],
    },
    notice: {
      name: {
        en: 'Notice given',
        es: 'Preaviso',
        it: 'Preavviso',
        zh: '收到终止通知',
        de: 'Kündigung',
      },
      when: {
        en: 'The other side gives notice of an agreement.',
        es: 'La otra parte da preaviso de un acuerdo.',
        it: 'L’altra parte dà il preavviso di un accordo.',
        zh: '对方通知终止协议时。',
        de: 'Die andere Seite kündigt eine Vereinbarung.',
      },
      subject: {
        en: 'Notice of an agreement for {date}',
        es: 'Preaviso de un acuerdo para el {date}',
        it: 'Preavviso di un accordo per il {date}',
        zh: '一项协议将于 {date} 终止',
        de: 'Kündigung einer Vereinbarung zum {date}',
      },
      paragraphs: [
        {
          en: '{business} gave notice. Until that day it is shown as confirmed by both.',
          es: '{business} ha dado preaviso. Hasta ese día se muestra como confirmado por ambas partes.',
          it: '{business} ha dato preavviso. Fino a quel giorno è mostrato come confermato da entrambe.',
          zh: '{business} 已发出终止通知。在该日之前仍显示为双方确认。',
          de: '{business} hat gekündigt. Bis zu diesem Tag wird sie als von beiden bestätigt gezeigt.',
        },
      ],
      required: ['business', 'date'],
    },
    withdrawn: {
      name: {
        en: 'Agreement withdrawn',
        es: 'Acuerdo retirado',
        it: 'Accordo ritirato',
        zh: '协议已撤回',
        de: 'Vereinbarung zurückgezogen',
      },
      when: {
        en: 'The other side withdraws its word.',
        es: 'La otra parte retira su confirmación.',
        it: 'L’altra parte ritira la sua conferma.',
        zh: '对方撤回确认时。',
        de: 'Die andere Seite zieht ihre Bestätigung zurück.',
      },
      subject: {
        en: 'An agreement is not confirmed any more',
        es: 'Un acuerdo ya no está confirmado',
        it: 'Un accordo non è più confermato',
        zh: '一项协议不再获确认',
        de: 'Eine Vereinbarung wird nicht mehr bestätigt',
      },
      paragraphs: [
        {
          en: '{business} does not confirm the agreement any more. From now on it is not shown as confirmed. Nobody is told a reason.',
          es: '{business} ya no confirma el acuerdo. Desde ahora no se muestra como confirmado. No se indica ningún motivo a nadie.',
          it: '{business} non conferma più l’accordo. Da ora non è più mostrato come confermato. A nessuno viene detto un motivo.',
          zh: '{business} 不再确认该协议。自此不再显示为已确认。不向任何人说明原因。',
          de: '{business} bestätigt die Vereinbarung nicht mehr. Ab jetzt wird sie nicht mehr als bestätigt gezeigt. Niemandem wird ein Grund genannt.',
        },
      ],
      required: ['business'],
    },
  }),
}
