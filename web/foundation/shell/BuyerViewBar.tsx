// Bar of an owner's buyer view.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '#web/ui/icons.ts'
import { useLocation } from 'react-router'
import { LinkButton } from '#web/ui/Button.tsx'
import { OwnBar } from '#web/ui/OwnBar.tsx'

export function BuyerViewBar() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <OwnBar
      label={t`View as a buyer`}
      state={
        <span className="semi">
          <Trans>Buyers see this page like this</Trans>
        </span>
      }
    >
      <LinkButton icon={IconArrowLeft} href={pathname}>
        <Trans>Back to your view</Trans>
      </LinkButton>
    </OwnBar>
  )
}
