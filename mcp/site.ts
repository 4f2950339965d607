// Parts of all tools.
import * as z from 'zod'
import type { contract } from '#contract/contract.ts'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import type { Client } from '#kit/client.ts'
import { Refusal } from '#kit/refusal.ts'

export type Api = Client<typeof contract>
type Page = { key: string }
export type Site = {
  name: string
  api: Api
  addressOf: {
    business: (business: Page & { businessID: string }) => string
    product: (product: Page & { productID: string }) => string
    document: (documentID: string) => string
    file: (path: string) => string
  }
}
export type SiteIn = (language: Locale | undefined) => Site
type Answer = { content: { type: 'text'; text: string }[]; structuredContent?: Record<string, unknown>; isError?: true }

export const readOnly = { readOnlyHint: true, openWorldHint: false }
export const ofAnswer = {
  language: z.enum(locales).optional().describe('of the answer; absent: that of the connection'),
}

/** Some clients read no structured content. */
export async function answered(read: () => Promise<Record<string, unknown>>): Promise<Answer> {
  try {
    const structuredContent = await read()
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { content: [{ type: 'text', text: `${error.name}: ${error.message}` }], isError: true }
  }
}
