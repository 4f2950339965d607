// Facts of a suggested correction.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Correction } from '#contract/trust/corrections/corrections.ts'
import type { Correctable } from '#contract/trust/corrections/fields.ts'
import { shownEmail, shownUrl } from '#kit/hosts.ts'
import { useSite } from '#web/foundation/page.ts'
import styles from './Corrections.module.css'

const names: Record<Correctable, ReturnType<typeof msg>> = {
  'general.companyName': msg`Company name`,
  'contactInfo.website': msg`Website`,
  'contactInfo.phone': msg`Phone`,
  'contactInfo.email': msg`E-mail`,
  'contactInfo.legalAddressEnglish': msg`Address`,
  'contactInfo.city': msg`City`,
  'contactInfo.zipcode': msg`ZIP code`,
  'contactInfo.country': msg`Country`,
  'general.yearStablished': msg`Year established`,
  'general.shortDescription': msg`Short description`,
  'general.generalDescription': msg`General description`,
}

export function useFieldNames(): Record<Correctable, string> {
  const { i18n } = useLingui()
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, i18n._(name)])) as Record<
    Correctable,
    string
  >
}

export function useCorrectionStates(): Record<Correction['state'], string> {
  const { t } = useLingui()
  return {
    waiting: t({ message: 'Waiting', comment: 'a correction' }),
    accepted: t({ message: 'Accepted', comment: 'a correction' }),
    refused: t({ message: 'Refused', comment: 'a correction' }),
  }
}

export function CorrectionFacts({ correction }: { correction: Correction }) {
  const { t } = useLingui()
  const { countries } = useSite()
  const fields = useFieldNames()
  const { field, former, value, link, note, reason } = correction
  const shown = (text: string) =>
    (field === 'contactInfo.country' && countries.find(({ code }) => code === text)?.name) ||
    (field === 'contactInfo.email' ? shownEmail(text) : shownUrl(text)) ||
    t`nothing`
  const facts: [string, string][] = [
    [t`Now`, shown(former)],
    [t`Suggested`, shown(value)],
    [t`Note`, note],
    [t`Reason`, reason],
  ]
  return (
    <>
      <p className={styles.field}>{fields[field]}</p>
      <dl className={styles.facts}>
        {facts
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        <div>
          <dt>
            <Trans comment="of a fact">Source</Trans>
          </dt>
          <dd>
            <a className="link" href={link} target="_blank" rel="noreferrer nofollow ugc">
              {shownUrl(link)}
            </a>
          </dd>
        </div>
      </dl>
    </>
  )
}
