// Tab-separated table text for the clipboard.

/** Tabs and line breaks in cells become spaces. */
export function tableText(rows: { key: string; value: string }[]): string {
  const cell = (text: string) => text.replace(/\s+/g, ' ').trim()
  return rows.map(({ key, value }) => `${cell(key)}\t${cell(value)}`).join('\n')
}
