// What the invented firms and people say and do, as demo/data/social.json has it. An actor is named by the source id of a business or
// person, or as a sample account; `ago` and `after` are hours.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `mentions`: who is meant by the names behind an @, in the order of the text. */
export type Reply = { by: string; after: number; text: string; likes?: string[]; mentions?: string[] }
export type Comment = Reply & { replies?: Reply[] }
export type Post = {
  by: string
  ago: number
  text: string
  /** The product whose first picture it shows. */
  picture?: string
  /** The group in which it stands, by name. */
  group?: string
  mentions?: string[]
  /** Keys of the industries it is about. */
  tags?: string[]
  likes: string[]
  comments: Comment[]
}
export type Group = {
  name: string
  description: string
  rules?: string
  /** Key of the industry. */
  industry: string
  admission: 'open' | 'approval'
  ago: number
  owner: string
  moderators: string[]
  members: string[]
  /** People who await an answer. */
  asking: string[]
}
export type Social = {
  posts: Post[]
  groups: Group[]
  products: { product: string; likes: string[]; comments: (Omit<Comment, 'after'> & { ago: number })[] }[]
  /** Business → who likes it. */
  businesses: Record<string, string[]>
  /** Follower → whom it follows, the earliest first. */
  follows: Record<string, string[]>
  connections: { asker: string; asked: string; ago: number; accepted?: number }[]
  /** Sample account → what it saved, the earliest first. */
  favorites: Record<string, { list?: string; business?: string; product?: string; note: string }[]>
}

const data = join(import.meta.dirname, '../data')

export async function readSocial(): Promise<Social> {
  return JSON.parse(await readFile(join(data, 'social.json'), 'utf8')) as Social
}

/** Source id of a business → of the person who writes for it: the first of those that are known there. */
export async function readWriters(): Promise<Map<string, string>> {
  const people = JSON.parse(await readFile(join(data, 'people.json'), 'utf8')) as { id: string; business: string }[]
  return new Map(people.toReversed().map(({ id, business }) => [business, id]))
}
