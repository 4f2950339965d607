// Types of punycode: the call used here.
declare module 'punycode/punycode.es6.js' {
  export function decode(label: string): string
}
