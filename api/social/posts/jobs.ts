// Jobs of posts: link preview, languages.
import type { Transaction } from 'kysely'
import { linksIn } from '#contract/foundation/links.ts'
import { add, type Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { judgeTexts } from '#api/identity/text-languages.ts'
import { lookUp, pictureOf, showPreview } from './links.ts'
import { findWritten } from './queries.ts'

export async function lookUpLink(tx: Transaction<DB>, id: string, content: string): Promise<void> {
  const [link] = linksIn(content)
  if (link) await add(tx, 'posts.preview', { id, content, link: link.href })
}

export function posts(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  judgeTexts(jobs, dependencies, { table: 'posts', text: 'content', writer: 'writer_id' })
  jobs.work<{ id: string; content: string; link: string }>('posts.preview', async ({ id, content, link }, complete) => {
    const found = await lookUp(link)
    const [written] = found ? await findWritten(dependencies.db, [id]) : []
    if (!found || !written) return
    const picture = await pictureOf(dependencies, found, written.authorID)
    await complete((tx) => showPreview(tx, { id, content }, found, picture))
  })
}
