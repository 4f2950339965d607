// Plain page: the floor that never grows. NOTE: never change it.
import { createElement as h, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

const text = 'Pumps, valves and fittings for process water, delivered from stock within ten working days'

function Card({ at }: { at: number }): ReactNode {
  const name = `Maker of machine parts number ${at}`
  const fact = (label: string, value: string | number) =>
    h('li', { className: 'fact' }, h('b', null, label), ` ${value}`)
  return h(
    'article',
    { className: 'card', id: `card-${at}` },
    h(
      'h2',
      { className: 'title' },
      h('a', { className: 'link', href: `/business/maker-of-machine-parts-${at}` }, name),
    ),
    h('img', {
      className: 'picture',
      src: `/pictures/part-${at % 7}.webp`,
      alt: name,
      width: 96,
      height: 96,
      loading: 'lazy',
    }),
    h('p', { className: 'about' }, `${text} & ${at}. ${text}.`),
    h(
      'ul',
      { className: 'facts' },
      fact('Founded', 1950 + at),
      fact('Employees', at * 10),
      fact('Certificates', at % 5),
    ),
    h(
      'button',
      { type: 'button', className: 'button', 'aria-label': `Ask ${name}` },
      h('span', null, 'Ask for a quotation'),
    ),
  )
}

export function plainPage(): string {
  const cards = Array.from({ length: 50 }, (_, at) => h(Card, { key: at, at }))
  return `<!doctype html><html lang="en"><body>${renderToString(h('main', null, cards))}</body></html>`
}
