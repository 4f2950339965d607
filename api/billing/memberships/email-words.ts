// Words of emails about the term of a membership.
import { templatesOf } from '#api/identity/emails/lookup.ts'
import { ofPayments, shared } from './payment-email-words.ts'

/** Changed inclusions of the next term. */
const included = {
  en: 'The next year includes {includedNext}. This one includes {includedNow}.',
  es: 'El próximo año incluye {includedNext}. El actual incluye {includedNow}.',
  it: 'Il prossimo anno comprende {includedNext}. Quello in corso comprende {includedNow}.',
  zh: '下一年度包含：{includedNext}。本年度包含：{includedNow}。',
  de: 'Das nächste Jahr umfasst: {includedNext}. Das laufende umfasst: {includedNow}.',
}

export const templates = {
  ...ofPayments,
  ...templatesOf('memberships.', shared, {
    renews: {
      name: {
        en: 'Membership renews',
        es: 'Renovación de la membresía',
        it: 'Rinnovo dell’abbonamento',
        zh: '会员即将续费',
        de: 'Mitgliedschaft verlängert sich',
      },
      when: {
        en: 'In time before a membership renews by itself.',
        es: 'Con tiempo antes de que una membresía se renueve por sí sola.',
        it: 'Con anticipo, prima che un abbonamento si rinnovi da solo.',
        zh: '会员自动续费前。',
        de: 'Rechtzeitig bevor sich eine Mitgliedschaft von selbst verlängert.',
      },
      subject: {
        en: '{plan} membership of {company} renews on {date}',
        es: 'La membresía {plan} de {company} se renueva el {date}',
        it: 'L’abbonamento {plan} di {company} si rinnova il {date}',
        zh: '{company} 的 {plan} 会员将于 {date} 续费',
        de: 'Mitgliedschaft {plan} von {company} verlängert sich am {date}',
      },
      paragraphs: [
        {
          en: 'On {date} the card on file is charged {total} net for another year. You can change the card or cancel until then.',
          es: 'El {date} se cargarán {total} netos en la tarjeta guardada por un año más. Hasta entonces puede cambiar la tarjeta o cancelar.',
          it: 'Il {date} verranno addebitati {total} netti sulla carta registrata per un altro anno. Fino ad allora puoi cambiare carta o disdire.',
          zh: '{date} 将从已保存的银行卡扣取下一年的费用 {total}（不含税）。在此之前您可以更换银行卡或取消会员。',
          de: 'Am {date} werden von der hinterlegten Karte {total} netto für ein weiteres Jahr abgebucht. Bis dahin können Sie die Karte wechseln oder kündigen.',
        },
        included,
      ],
      // Announced terms bind the renewal.
      required: ['date', 'total', 'includedNext'],
    },
    renewsChanged: {
      name: {
        en: 'Membership renews at another price',
        es: 'Renovación de la membresía a otro precio',
        it: 'Rinnovo dell’abbonamento a un altro prezzo',
        zh: '会员将以新价格续费',
        de: 'Mitgliedschaft verlängert sich zu anderem Preis',
      },
      when: {
        en: 'In time before a membership renews by itself, where the price has changed.',
        es: 'Con tiempo antes de que una membresía se renueve por sí sola, si el precio ha cambiado.',
        it: 'Con anticipo, prima che un abbonamento si rinnovi da solo, se il prezzo è cambiato.',
        zh: '会员自动续费前，且价格已变更时。',
        de: 'Rechtzeitig bevor sich eine Mitgliedschaft von selbst verlängert, wenn sich der Preis geändert hat.',
      },
      subject: {
        en: '{plan} membership of {company} renews on {date} at another price: {total}',
        es: 'La membresía {plan} de {company} se renueva el {date} a otro precio: {total}',
        it: 'L’abbonamento {plan} di {company} si rinnova il {date} a un altro prezzo: {total}',
        zh: '{company} 的 {plan} 会员将于 {date} 续费，价格变为 {total}',
        de: 'Mitgliedschaft {plan} von {company} verlängert sich am {date} zu einem anderen Preis: {total}',
      },
      paragraphs: [
        {
          en: 'The price changes. On {date} the card on file is charged {total} net for another year; this year cost {former}. You can change the card or cancel until then: the membership then ends on {date}, and nothing is charged.',
          es: 'El precio cambia. El {date} se cargarán {total} netos en la tarjeta guardada por un año más; este año costó {former}. Hasta entonces puede cambiar la tarjeta o cancelar: la membresía termina entonces el {date} y no se cobra nada.',
          it: 'Il prezzo cambia. Il {date} verranno addebitati {total} netti sulla carta registrata per un altro anno; quest’anno è costato {former}. Fino ad allora puoi cambiare carta o disdire: l’abbonamento termina allora il {date} e non viene addebitato nulla.',
          zh: '价格有变动。{date} 将从已保存的银行卡扣取下一年的费用 {total}（不含税）；本年度的费用为 {former}。在此之前您可以更换银行卡或取消会员：取消后会员将于 {date} 到期，不再扣款。',
          de: 'Der Preis ändert sich. Am {date} werden von der hinterlegten Karte {total} netto für ein weiteres Jahr abgebucht; dieses Jahr kostete {former}. Bis dahin können Sie die Karte wechseln oder kündigen: Dann endet die Mitgliedschaft am {date}, und es wird nichts abgebucht.',
        },
        included,
      ],
      required: ['date', 'total', 'former', 'includedNext'],
    },
    ends: {
      name: {
        en: 'Membership ends',
        es: 'Fin próximo de la membresía',
        it: 'Abbonamento in scadenza',
        zh: '会员即将到期',
        de: 'Mitgliedschaft endet',
      },
      when: {
        en: 'In time before a membership ends that does not renew.',
        es: 'Con tiempo antes de que termine una membresía que no se renueva.',
        it: 'Con anticipo, prima della fine di un abbonamento che non si rinnova.',
        zh: '不续费的会员到期前。',
        de: 'Rechtzeitig bevor eine Mitgliedschaft endet, die sich nicht verlängert.',
      },
      subject: {
        en: '{plan} membership of {company} ends on {date}',
        es: 'La membresía {plan} de {company} termina el {date}',
        it: 'L’abbonamento {plan} di {company} termina il {date}',
        zh: '{company} 的 {plan} 会员将于 {date} 到期',
        de: 'Mitgliedschaft {plan} von {company} endet am {date}',
      },
      paragraphs: [
        {
          en: 'After {date} the free plan applies: products beyond its limit are hidden, not deleted. To keep the plan for another year at {total} net, take back the cancellation or renew.',
          es: 'Después del {date} se aplica el plan gratuito: los productos que superen su límite se ocultan, no se borran. Para conservar el plan un año más por {total} netos, anule la cancelación o renueve.',
          it: 'Dopo il {date} vale il piano gratuito: i prodotti oltre il limite vengono nascosti, non cancellati. Per mantenere il piano un altro anno a {total} netti, revoca la disdetta o rinnova.',
          zh: '{date} 之后将适用免费方案：超出限额的产品会被隐藏，但不会删除。如需以 {total}（不含税）再保留一年，请撤回取消或续费。',
          de: 'Nach dem {date} gilt der kostenlose Tarif: Produkte über dessen Grenze werden ausgeblendet, nicht gelöscht. Um den Tarif für {total} netto ein weiteres Jahr zu behalten, nehmen Sie die Kündigung zurück oder verlängern Sie.',
        },
        included,
      ],
      required: ['date', 'total', 'includedNext'],
    },
    failed: {
      name: {
        en: 'Renewal failed',
        es: 'Renovación fallida',
        it: 'Rinnovo non riuscito',
        zh: '续费失败',
        de: 'Verlängerung fehlgeschlagen',
      },
      when: {
        en: 'The card was not accepted for the renewal.',
        es: 'La tarjeta no fue aceptada para la renovación.',
        it: 'La carta non è stata accettata per il rinnovo.',
        zh: '续费时银行卡未被接受。',
        de: 'Die Karte wurde bei der Verlängerung nicht akzeptiert.',
      },
      subject: {
        en: 'The {plan} membership of {company} could not be renewed',
        es: 'No se pudo renovar la membresía {plan} de {company}',
        it: 'L’abbonamento {plan} di {company} non è stato rinnovato',
        zh: '{company} 的 {plan} 会员续费失败',
        de: 'Die Mitgliedschaft {plan} von {company} konnte nicht verlängert werden',
      },
      paragraphs: [
        {
          en: 'The card was not accepted. We try again within the next days; the membership ends on {date} if it is not paid. You can pay with another card on the membership page.',
          es: 'La tarjeta no fue aceptada. Volveremos a intentarlo en los próximos días; si no se paga, la membresía termina el {date}. Puede pagar con otra tarjeta en la página de la membresía.',
          it: 'La carta non è stata accettata. Riproveremo nei prossimi giorni; senza pagamento l’abbonamento termina il {date}. Puoi pagare con un’altra carta dalla pagina dell’abbonamento.',
          zh: '银行卡未被接受。我们会在接下来几天内重试；若仍未付款，会员将于 {date} 终止。您可以在会员页面使用其他银行卡付款。',
          de: 'Die Karte wurde nicht akzeptiert. Wir versuchen es in den nächsten Tagen erneut; ohne Zahlung endet die Mitgliedschaft am {date}. Auf der Seite der Mitgliedschaft können Sie mit einer anderen Karte zahlen.',
        },
      ],
      required: ['date'],
    },
    ended: {
      name: {
        en: 'Membership has ended',
        es: 'Membresía terminada',
        it: 'Abbonamento terminato',
        zh: '会员已到期',
        de: 'Mitgliedschaft beendet',
      },
      when: {
        en: 'A membership ended without renewal.',
        es: 'Una membresía ha terminado sin renovarse.',
        it: 'Un abbonamento è terminato senza rinnovo.',
        zh: '会员到期未续费后。',
        de: 'Eine Mitgliedschaft endete ohne Verlängerung.',
      },
      subject: {
        en: 'The {plan} membership of {company} has ended',
        es: 'La membresía {plan} de {company} ha terminado',
        it: 'L’abbonamento {plan} di {company} è terminato',
        zh: '{company} 的 {plan} 会员已到期',
        de: 'Die Mitgliedschaft {plan} von {company} ist beendet',
      },
      paragraphs: [
        {
          en: 'The free plan applies now. Products beyond its limit are hidden and return when the membership is renewed.',
          es: 'Ahora se aplica el plan gratuito. Los productos que superan su límite están ocultos y vuelven cuando se renueve la membresía.',
          it: 'Ora vale il piano gratuito. I prodotti oltre il limite sono nascosti e tornano visibili quando l’abbonamento viene rinnovato.',
          zh: '现在适用免费方案。超出限额的产品已被隐藏，恢复会员后会重新显示。',
          de: 'Jetzt gilt der kostenlose Tarif. Produkte über dessen Grenze sind ausgeblendet und erscheinen wieder, sobald die Mitgliedschaft verlängert wird.',
        },
      ],
      required: ['company'],
    },
  }),
}
