// User-Agent → short device name: `Firefox on Windows`.

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent ?? ''
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1]
  const browser = named(browsers) ?? (/^[\w-]{1,20}/.exec(text)?.[0] || 'Unknown program')
  const system = named(systems)
  return system ? `${browser} on ${system}` : browser
}
