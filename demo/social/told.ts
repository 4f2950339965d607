// Types of demo/data/social.json; `ago` and `after` are hours.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `mentions`: targets of the @ names, in text order. */
export type Reply = { by: string; after: number; text: string; likes?: string[]; mentions?: string[] }
export type Comment = Reply & { replies?: Reply[] }
export type Post = {
  by: string
  ago: number
  text: string
  picture?: string
  group?: string
  mentions?: string[]
  tags?: string[]
  likes: string[]
  comments: Comment[]
}
export type Group = {
  name: string
  description: string
  rules?: string
  industry: string
  admission: 'open' | 'approval'
  ago: number
  owner: string
  moderators: string[]
  members: string[]
  asking: string[]
}
export type Social = {
  posts: Post[]
  groups: Group[]
  products: { product: string; likes: string[]; comments: (Omit<Comment, 'after'> & { ago: number })[] }[]
  /** Business → its likers. */
  businesses: Record<string, string[]>
  /** Follower → followed, earliest first. */
  follows: Record<string, string[]>
  connections: { asker: string; asked: string; ago: number; accepted?: number }[]
  favorites: Record<string, { list?: string; business?: string; product?: string; note: string }[]>
}

const data = join(import.meta.dirname, '../data')

export async function readSocial(): Promise<Social> {
  return JSON.parse(await readFile(join(data, 'social.json'), 'utf8')) as Social
}

export async function readWriters(): Promise<Map<string, string>> {
  const people = JSON.parse(await readFile(join(data, 'people.json'), 'utf8')) as { id: string; business: string }[]
  return new Map(people.toReversed().map(({ id, business }) => [business, id]))
}
