// Languages of texts on pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('posts and comments stand in their language on pages, in structured data and in Markdown; unknown ones do not', async () => {
  const { pool } = site.database
  const { business } = await sampleBusiness(site)
  const { rows } = await pool.query<{ id: string; language: string }>(
    `with made as (
      insert into posts (author_id, author_kind, writer_id, timeline_id, timeline_kind, content, language)
      select $1, 'business', $1, $1, 'business', 'ポンプ', language from unnest(array['ja', 'und']) language
      returning id, language),
    said as (
      insert into comments (resource_id, resource_type, root_id, root_type, author_id, author_kind, writer_id, content, language)
      select id, 'post', id, 'post', $1, 'business', $1, 'Belle pompe', case language when 'ja' then 'it' else language end from made)
    select id, language from made`,
    [business.id],
  )
  const read = async (language: string, ending = '') => {
    const { id } = rows.find((row) => row.language === language)!
    return (await fetch(`${site.address}/post/${id}${ending}`)).text()
  }
  const [known, unknown] = [await read('ja'), await read('und')]
  assert.match(known, /<p lang="ja">ポンプ/)
  assert.match(known, /<p class="[^"]*" lang="it">Belle pompe/)
  assert.match(known, /"inLanguage":"ja"/)
  assert.match(unknown, /<p>ポンプ/)
  assert.doesNotMatch(unknown, /"inLanguage"/)
  assert.doesNotMatch(/<main.*<\/main>/s.exec(unknown)![0], / lang="/)
  assert.match(await read('ja', '.md'), /\nlanguage: ja\n/)
  assert.match(await read('und', '.md'), /\nlanguage: en\n/, 'that of the page')
})
