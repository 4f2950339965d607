// Names of what stands in the audit log; a capability adds its acts and objects here. What is not listed shows as it is written.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const acts = {
  'role.grant': msg`Granted a role`,
  'role.revoke': msg`Revoked a role`,
  'person.suspend': msg`Suspended a person`,
  'person.restore': msg`Restored a person`,
  'enquiry.assign': msg`Assigned a request for help`,
  'enquiry.answer': msg`Answered a request for help`,
  'enquiry.status': msg`Changed the state of a request for help`,
}
const objects = {
  person: msg`Person`,
  business: msg`Business`,
  enquiry: msg`Request for help`,
}

function nameIn(names: Record<string, ReturnType<typeof msg>>, i18n: { _: (text: ReturnType<typeof msg>) => string }) {
  return (key: string) => (Object.hasOwn(names, key) ? i18n._(names[key]!) : key)
}

export function useActNames(): (act: string) => string {
  const { i18n } = useLingui()
  return nameIn(acts, i18n)
}

export function useObjectNames(): (kind: string) => string {
  const { i18n } = useLingui()
  return nameIn(objects, i18n)
}
