// Which page an address means.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchRoute, type Route } from './routing.ts'

const frame = { layout: 'browse', search: true } as const
const routes: Route[] = ['/', '/industries', '/business/:slug', '/business/:slug/products'].map((path) => ({
  id: path,
  path,
  frame,
  load: () => Promise.reject(new Error()),
}))
const id = (path: string) => matchRoute(routes, path)?.route.id

test('D§ids letter case, language and a trailing slash do not change the page', () => {
  assert.equal(id('/'), '/')
  assert.equal(id('/es'), '/')
  assert.equal(id('/zh/Industries/'), '/industries')
  assert.equal(id('/Business/Bombas-1/PRODUCTS'), '/business/:slug/products')
})

test('2§2 what no page has is no page', () => {
  for (const path of ['/nowhere', '/industries/more', '/business', '/business/a/b/c']) assert.equal(id(path), undefined)
})

test('D§ids parameters are decoded once, nonsense stays', () => {
  assert.equal(matchRoute(routes, '/business/a%20b')?.params['slug'], 'a b')
  assert.equal(matchRoute(routes, '/business/a%2520b')?.params['slug'], 'a%20b')
  assert.equal(matchRoute(routes, '/business/%E0%A4%A')?.params['slug'], '%E0%A4%A')
})
