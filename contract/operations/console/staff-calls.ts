// Staff calls by role, derived from a contract.
import { staffRoles, type StaffRole } from '#contract/identity/access.ts'
import type { Contract, Method } from '#contract/foundation/endpoint.ts'

type StaffCall = { name: string; method: Method; path: string; summary: string; roles: StaffRole[] }

export function staffCallsOf(contract: Contract): StaffCall[] {
  return Object.entries(contract).flatMap(([capability, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, { method, path, summary, staff }]) =>
      staff
        ? [
            {
              name: `${capability}.${name}`,
              method,
              path,
              summary,
              roles: staffRoles.filter((role) => staff.includes(role)),
            },
          ]
        : [],
    ),
  )
}
