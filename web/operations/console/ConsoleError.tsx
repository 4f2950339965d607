// Console error boundary.
import { useLingui } from '@lingui/react/macro'
import { IconSearchOff } from '#web/ui/icons.ts'
import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { showHead, withName } from '#web/foundation/head.ts'
import { pageErrorOf } from '#web/foundation/page-error.ts'
import { useSite } from '#web/foundation/page.ts'
import { ErrorPage } from '#web/foundation/shell/ErrorPage.tsx'
import { headOfError } from '#web/foundation/shell/page-errors.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { isInside, sections } from './sections.ts'

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { status } = pageErrorOf(useRouteError())
  return [400, 404, 410].includes(status) ? (
    <Missing />
  ) : (
    <ErrorPage home={{ href: paths.admin(), text: t`Overview` }} />
  )
}

function Missing() {
  const { t, i18n } = useLingui()
  const site = useSite()
  const { operator, paths } = site
  const { pathname } = useLocation()
  const section = sections.findLast(({ key }) => isInside(pathname, paths.admin(key)))
  const head = headOfError({ name: 'NotFound', status: 404 }, i18n)
  useEffect(() => {
    showHead(withName(headOfError({ name: 'NotFound', status: 404 }, i18n), operator.name), site, pathname)
  }, [i18n, operator, site, pathname])
  return (
    <ErrorState
      level={1}
      icon={IconSearchOff}
      title={head.title}
      action={
        <>
          {section && section.key !== '' && (
            <LinkButton look="primary" href={paths.admin(section.key)}>
              {i18n._(section.text)}
            </LinkButton>
          )}
          <LinkButton href={paths.admin()}>{t`Overview`}</LinkButton>
        </>
      }
    >
      {t`The address may be mistyped, or it was decided or removed meanwhile.`}
    </ErrorState>
  )
}
