// Current copy of a portal: operator's version, else file.
import type { PortalCopy } from '#contract/publishing/portal-fields.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context } from '#api/foundation/context.ts'
import { portalFiles, type PortalFile } from './files.ts'
import { findShown } from './queries.ts'

export function fileNamed(key: string): PortalFile {
  const file = portalFiles.get(key)
  if (!file) throw new Refusal('NotFound', 'No such portal')
  return file
}

export function copyOfFile({ key, title, lead, industries, exports, ports, fairs }: PortalFile): PortalCopy {
  const { locale, video } = portalByKey(key)!
  const none = { usa: '', europe: '' }
  return { title, lead, locale, video, phones: none, whatsapp: none, industries, exports, ports, fairs }
}

type Current = { file: PortalFile; copy: PortalCopy; changedAt: Date | null }

export async function currentPortal({ db }: Pick<Context, 'db'>, key: string): Promise<Current> {
  const file = fileNamed(key)
  const [shown] = await findShown(db, key)
  return { file, copy: shown?.copy ?? copyOfFile(file), changedAt: shown?.publishAt ?? null }
}
