// Links of server-rendered pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, MemoryRouter } from 'react-router'
import { Link } from './links.server.ts'

type Props = Parameters<typeof RouterLink>[0]

const links: Props[] = [
  { to: '/' },
  { to: '/es' },
  { to: '/business/acme-1', className: 'link', children: 'Acme & sons' },
  { to: '/search-result?business=PR&search=ball%20valve#results', reloadDocument: true, tabIndex: -1 },
  { to: '/es/', hrefLang: 'es', 'aria-current': 'page', preventScrollReset: true },
  { to: '/a//b' },
  { to: '/a/../b' },
  { to: '/a?' },
  { to: '/a#' },
  { to: '//elsewhere.example/a' },
  { to: 'https://elsewhere.example/a' },
  { to: '?page=2' },
  { to: '#comments' },
  { to: '..' },
  { to: { pathname: '/a', search: 'b=1' } },
  { to: '/a', discover: 'none' },
]

function drawn(link: typeof RouterLink | typeof Link, props: Props): string {
  const inside = createElement(link as typeof RouterLink, props)
  const html = renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: ['/here/there'] }, inside))
  return html
    .split(/ (?=[\w-]+=")|>/)
    .toSorted()
    .join('\n')
}

test('a link of the server has the markup of the browser', () => {
  for (const props of links) assert.equal(drawn(Link, props), drawn(RouterLink, props), JSON.stringify(props))
})
