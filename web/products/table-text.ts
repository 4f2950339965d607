// Rows as text for the clipboard: tabs between cells, one row a line, as spreadsheets paste it. No markup.

/** Tabs and line breaks inside a cell become blanks, so that every row stays one row. */
export function tableText(rows: { key: string; value: string }[]): string {
  const cell = (text: string) => text.replace(/\s+/g, ' ').trim()
  return rows.map(({ key, value }) => `${cell(key)}\t${cell(value)}`).join('\n')
}
