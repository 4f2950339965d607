// Table of permissions by role, from contract/identity/access.ts.
import { Trans, useLingui } from '@lingui/react/macro'
import { type Access, accesses, hasPermission } from '#contract/identity/access.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCheck } from '#web/ui/icons.ts'
import { Part } from '#web/ui/Part.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import styles from './MembersPage.module.css'
import { permissionNames, roleNames } from './roles.ts'

export function Roles({ own }: { own: Access }) {
  const { t, i18n } = useLingui()
  return (
    <Part id="roles" title={<Trans>What each role may do</Trans>}>
      <ScrollArea as="fieldset" className={styles.scroll} aria-labelledby="roles-title">
        <table className={styles.roles}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t`What`}</span>
              </th>
              {accesses.map((access) => (
                <th key={access} scope="col" data-own={access === own || undefined}>
                  {i18n._(roleNames[access])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissionNames.map(([permission, name]) => (
              <tr key={permission}>
                <th scope="row">{i18n._(name)}</th>
                {accesses.map((access) => (
                  <td key={access} data-own={access === own || undefined}>
                    {hasPermission(permission, access) ? (
                      <>
                        <Icon icon={IconCheck} />
                        <span className="sr">{t`yes`}</span>
                      </>
                    ) : (
                      <span className="sr">{t`no`}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Part>
  )
}
