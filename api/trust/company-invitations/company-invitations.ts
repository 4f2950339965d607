// Rules of the switch of invitations.
import { consentCountries, type companyInvitations as contract } from '#contract/trust/company-invitations.ts'
import type { InvitationSettings } from '#contract/trust/company-invitations.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { addSettings, countInvitations, findSettings } from './queries.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  settings: (context) => settingsOf(context),

  async write(context, { body: { reason, ...settings } }) {
    const { db, viewer } = context
    await db.transaction().execute(async (tx) => {
      const { enabled: before = false } = (await findSettings(tx)) ?? {}
      await addSettings(tx, { ...settings, writtenBy: viewer.userID })
      const { enabled, countries } = settings
      const object = { kind: 'setting', id: 'invitations', name: 'Invitations of listed companies' }
      const detail = { before, enabled, countries }
      await recordAct(tx, { by: viewer, act: 'invitations.write', object, reason, detail })
    })
    return settingsOf(context)
  },
}

async function settingsOf(context: Pick<Context, 'db' | 'pool' | 'locale'>): Promise<InvitationSettings> {
  const [row, counts] = await Promise.all([findSettings(context.db), countInvitations(context.db)])
  const author = row && (await authorsOf(context, [{ kind: 'user', id: row.writtenBy }])).get(row.writtenBy)
  return {
    enabled: row?.enabled ?? false,
    countries: row?.countries ?? consentCountries,
    balancingTest: row?.balancingTest ?? '',
    writtenBy: author ? [author.firstName, author.lastName].filter(Boolean).join(' ') : '',
    writtenAt: row?.writtenAt.toISOString() ?? null,
    ...counts,
  }
}
