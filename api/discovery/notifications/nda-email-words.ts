// Words of notification emails about NDAs in threads.
import { templatesOf } from '#api/identity/emails/lookup.ts'
import { shared } from './thread-email-words.ts'

export const ndaTemplates = templatesOf('notifications.', shared, {
  ndaProposed: {
    name: {
      en: 'NDA proposed',
      es: 'Acuerdo de confidencialidad propuesto',
      it: 'Accordo di riservatezza proposto',
      zh: '提出保密协议',
      de: 'Geheimhaltung vorgeschlagen',
    },
    subject: {
      en: '{who} proposes an NDA | {who} propose an NDA',
      es: '{who} propone un acuerdo de confidencialidad | {who} proponen un acuerdo de confidencialidad',
      it: '{who} propone un accordo di riservatezza | {who} propongono un accordo di riservatezza',
      zh: '{who}提出签署保密协议',
      de: '{who} schlägt eine Geheimhaltungsvereinbarung vor | {who} schlagen eine Geheimhaltungsvereinbarung vor',
    },
  },
  ndaSigned: {
    name: {
      en: 'NDA signed by the other side',
      es: 'Acuerdo de confidencialidad firmado por la otra parte',
      it: 'Accordo di riservatezza firmato dall’altra parte',
      zh: '对方已签署保密协议',
      de: 'Geheimhaltung von der anderen Seite unterschrieben',
    },
    subject: {
      en: '{who} signed the NDA: your signature is missing',
      es: '{who} ha firmado el acuerdo de confidencialidad: falta su firma | {who} han firmado el acuerdo de confidencialidad: falta su firma',
      it: '{who} ha firmato l’accordo di riservatezza: manca la tua firma | {who} hanno firmato l’accordo di riservatezza: manca la tua firma',
      zh: '{who}已签署保密协议，尚缺您的签名',
      de: '{who} hat die Geheimhaltungsvereinbarung unterschrieben: Ihre Unterschrift fehlt | {who} haben die Geheimhaltungsvereinbarung unterschrieben: Ihre Unterschrift fehlt',
    },
  },
  ndaInForce: {
    name: {
      en: 'NDA in force',
      es: 'Acuerdo de confidencialidad en vigor',
      it: 'Accordo di riservatezza in vigore',
      zh: '保密协议生效',
      de: 'Geheimhaltung in Kraft',
    },
    subject: {
      en: '{who} signed the NDA: it is in force',
      es: '{who} ha firmado el acuerdo de confidencialidad: está en vigor | {who} han firmado el acuerdo de confidencialidad: está en vigor',
      it: '{who} ha firmato l’accordo di riservatezza: è in vigore | {who} hanno firmato l’accordo di riservatezza: è in vigore',
      zh: '{who}已签署保密协议，协议已生效',
      de: '{who} hat die Geheimhaltungsvereinbarung unterschrieben: Sie ist in Kraft | {who} haben die Geheimhaltungsvereinbarung unterschrieben: Sie ist in Kraft',
    },
  },
  ndaDeclined: {
    name: {
      en: 'NDA declined',
      es: 'Acuerdo de confidencialidad rechazado',
      it: 'Accordo di riservatezza rifiutato',
      zh: '拒绝保密协议',
      de: 'Geheimhaltung abgelehnt',
    },
    subject: {
      en: '{who} declined the NDA',
      es: '{who} ha rechazado el acuerdo de confidencialidad | {who} han rechazado el acuerdo de confidencialidad',
      it: '{who} ha rifiutato l’accordo di riservatezza | {who} hanno rifiutato l’accordo di riservatezza',
      zh: '{who}拒绝了保密协议',
      de: '{who} hat die Geheimhaltungsvereinbarung abgelehnt | {who} haben die Geheimhaltungsvereinbarung abgelehnt',
    },
  },
  ndaWithdrawn: {
    name: {
      en: 'NDA withdrawn',
      es: 'Acuerdo de confidencialidad retirado',
      it: 'Accordo di riservatezza ritirato',
      zh: '撤回保密协议',
      de: 'Geheimhaltung zurückgezogen',
    },
    subject: {
      en: '{who} withdrew the proposed NDA',
      es: '{who} ha retirado la propuesta de acuerdo de confidencialidad | {who} han retirado la propuesta de acuerdo de confidencialidad',
      it: '{who} ha ritirato la proposta di accordo di riservatezza | {who} hanno ritirato la proposta di accordo di riservatezza',
      zh: '{who}撤回了保密协议提议',
      de: '{who} hat den Vorschlag der Geheimhaltungsvereinbarung zurückgezogen | {who} haben den Vorschlag der Geheimhaltungsvereinbarung zurückgezogen',
    },
  },
  ndaEnded: {
    name: {
      en: 'Access under an NDA ended',
      es: 'Acceso bajo acuerdo de confidencialidad terminado',
      it: 'Accesso con accordo di riservatezza terminato',
      zh: '保密协议下的访问终止',
      de: 'Zugang unter Geheimhaltung beendet',
    },
    subject: {
      en: '{who} ended the access to files under the NDA',
      es: '{who} ha terminado el acceso a los archivos bajo el acuerdo de confidencialidad | {who} han terminado el acceso a los archivos bajo el acuerdo de confidencialidad',
      it: '{who} ha terminato l’accesso ai file con accordo di riservatezza | {who} hanno terminato l’accesso ai file con accordo di riservatezza',
      zh: '{who}终止了保密协议下的文件访问',
      de: '{who} hat den Zugang zu Dateien unter der Geheimhaltungsvereinbarung beendet | {who} haben den Zugang zu Dateien unter der Geheimhaltungsvereinbarung beendet',
    },
  },
  ndaLapsed: {
    name: {
      en: 'NDA lapsed',
      es: 'Acuerdo de confidencialidad caducado',
      it: 'Accordo di riservatezza decaduto',
      zh: '保密协议提议失效',
      de: 'Geheimhaltung verfallen',
    },
    subject: {
      en: 'The NDA that {who} proposed was not signed in time',
      es: 'El acuerdo de confidencialidad que propuso {who} no se firmó a tiempo',
      it: 'L’accordo di riservatezza proposto da {who} non è stato firmato in tempo',
      zh: '{who}提出的保密协议未按时签署',
      de: 'Die von {who} vorgeschlagene Geheimhaltungsvereinbarung wurde nicht rechtzeitig unterschrieben',
    },
  },
})
