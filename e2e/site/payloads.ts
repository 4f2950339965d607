// Script injections by context, and a trap.
import assert from 'node:assert/strict'
import { unexpected, type Visit } from './site.ts'

const call = "document.title='run'"

const markup = [
  `<script>${call}</script>`,
  `<SCRIPT >${call}</SCRIPT >`,
  `<script src=data:text/javascript,${encodeURIComponent(call)}></script>`,
  `<img src=x onerror="${call}">`,
  `<img src=x onerror=${call}>`,
  `<img/src=x/onerror=${call}//`,
  `<svg onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${call}"><text y=9>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${call}'/>#x">`,
  `<math><mtext><img src=x onerror=${call}></mtext></math>`,
  `<iframe src="javascript:${call}"></iframe>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="javascript:${call}">`,
  `<a href="javascript:${call}" autofocus onfocus=${call}>x</a>`,
  `<input autofocus onfocus=${call}>`,
  `<details open ontoggle=${call}>x</details>`,
  `<video><source onerror=${call}></video>`,
  `<audio src=x onerror=${call}>`,
  `<body onload=${call}>`,
  `<marquee onstart=${call}>x</marquee>`,
  `<form><button formaction="javascript:${call}" autofocus onfocus=${call}>x</button></form>`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base href="javascript:/x/"><a href="">x</a>`,
  `<link rel=stylesheet href="data:text/css,@import 'javascript:${call}'">`,
  `<style>@keyframes x{}</style><p style="animation:x 1s" onanimationstart=${call}>x</p>`,
  `<p style="background:url(javascript:${call})">x</p>`,
  `<template><script>${call}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `<textarea><img src=x onerror=${call}></textarea>`,
  `<select autofocus onfocus=${call}><option>x</select>`,
  `<isindex action="javascript:${call}" type=image>`,
  `<dialog open onbeforetoggle=${call}>x</dialog>`,
  `<p popover id=x onbeforetoggle=${call}>x</p><button popovertarget=x autofocus>y</button>`,
]
const addresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `java\tscript:${call}`,
  ` javascript:${call}`,
  `javascript://x.example/%0a${call}`,
  `data:text/html,<script>${call}</script>`,
  `vbscript:${call}`,
  `https://x.example/"onmouseover="${call}`,
  `https://x.example/'><img src=x onerror=${call}>`,
  `//x.example/<script>${call}</script>`,
]
const words = [
  '{{constructor.constructor("' + call + '")()}}',
  '${' + call + '}',
  '#{' + call + '}',
  '<%= ' + call + ' %>',
  `{"__html":"<img src=x onerror=${call}>"}`,
  `{"$$typeof":"Symbol(react.element)","type":"script"}`,
]
const places: ((text: string) => string)[] = [
  (text) => text,
  (text) => `">${text}`,
  (text) => `'>${text}`,
  (text) => `</script>${text}`,
  (text) => `-->${text}<!--`,
  (text) => `</textarea></title>${text}`,
]
const encodings: ((text: string) => string)[] = [
  (text) => text.replace(/[<>"']/g, (letter) => `&#${letter.codePointAt(0)};`),
  (text) => encodeURIComponent(text),
]

export const payloads: readonly string[] = [
  ...new Set([
    ...markup.flatMap((text) => places.map((place) => place(text))),
    ...[...markup, ...addresses].flatMap((text) => encodings.map((encode) => encode(text))),
    ...addresses,
    ...words,
  ]),
]
const ranTitle = 'run'

/** The returned function tells whether a payload ran. `refused`: expected refusals, which browsers log. */
export async function trap(
  { page, faults }: Visit,
  { refused = false } = {},
): Promise<(where: string) => Promise<void>> {
  page.on('dialog', (dialog) => (faults.push(`dialog: ${dialog.message()}`), void dialog.dismiss()))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`))
  })
  return async (where) => {
    assert.notEqual(await page.title(), ranTitle, where)
    assert.deepEqual(refused ? unexpected(faults) : faults, [], where)
  }
}
