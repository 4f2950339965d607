// Versions of a text or portal.
import { Trans } from '@lingui/react/macro'
import type { VersionState } from '#contract/publishing/versions.ts'
import { useSite } from '#web/foundation/page.ts'
import { VersionMark } from './marks.tsx'
import { VersionList, type VersionAct } from './VersionList.tsx'

type Version = {
  versionID: string
  state: VersionState
  publishAt: string
  writtenBy: string | null
  reason: string
}

type Props<V extends Version> = {
  versions: readonly V[]
  onTake: (version: V | undefined) => void
  act: (act: VersionAct, id: string, reason: string) => Promise<void>
  messageOf?: ((error: unknown) => string | undefined) | undefined
}

export function Versions<V extends Version>({ versions, onTake, act, messageOf }: Props<V>) {
  const { formats } = useSite()
  return (
    <VersionList
      versions={versions}
      markOf={({ state }) => <VersionMark state={state} />}
      linesOf={({ publishAt, writtenBy, reason }) => [
        <>
          <strong>{formats.dateTime(publishAt)}</strong> {writtenBy}
        </>,
        reason,
      ]}
      onTake={onTake}
      onTakeDelivered={() => onTake(undefined)}
      act={act}
      messageOf={messageOf}
      effectOf={(kind) => (
        <p>
          {kind === 'withdraw' ? (
            <Trans>The version before it is shown at once, or what was delivered. You can restore it.</Trans>
          ) : (
            <Trans>It is shown again, unless a later version takes its place.</Trans>
          )}
        </p>
      )}
    />
  )
}
