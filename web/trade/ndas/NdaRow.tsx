// An NDA in a list.
import type { Nda } from '#contract/trade/ndas/ndas.ts'
import { useSite } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useKindText, useNdaStates } from './names.ts'

export function NdaRow({ nda, actorID, other }: { nda: Nda; actorID: string; other?: string }) {
  const { formats, paths } = useSite()
  const state = useNdaStates()[nda.state]
  const kindText = useKindText()
  return (
    <li>
      {other && <bdi className="semi">{other}</bdi>}
      <Link className="link" to={paths.nda(nda.ndaID, actorID)}>
        {nda.text.title}
      </Link>
      <span className="muted small">{kindText(nda)}</span>
      <span className="muted small">{formats.date(nda.proposedAt)}</span>
      <Badge look={state.look}>{state.text}</Badge>
    </li>
  )
}
