// Common passwords, by rules.

const words = new Set(
  `abcdef abcdefg abcdefgh access admin administrator alexander alexandra amanda andrea andrew angel anthony apple arsenal asdf asdfgh
  asdfghjkl ashley august autumn bailey banana baseball basketball batman beautiful blueberry buster butterfly california
  cambiame changeme charlie cheerleader cheese chelsea chocolate christian christopher computer contrasena cookie
  corvette daniel default demo diamond dragon elephant elizabeth everything facebook family ferrari flower football forever freedom
  friends ginger google guest hannah hello hunter iloveyou jackson jasmine jennifer jessica jordan joseph joshua juventus
  justin killer letmein liverpool login london lovely madison manchester master matthew maverick mercedes
  merlin michael michelle minecraft monday monkey monster mustang mynoob nicholas nicole november october orange
  password passwort patrick peanut peanutbutter pepper phoenix pokemon princess purple qazwsx qwer qwerty qwertyuiop
  qwertyuiopasdfghjkl qwertz rainbow rangers realmadrid rebecca robert root samantha samsung secret september shadow
  silver skateboard snoopy soccer spiderman spongebob spring startrek starwars steelers strawberry summer sunflower sunshine
  superman superstar sweetheart taylor tennis test tester testing thomas thunder tigger tinkerbell trustno user valentina
  vanessa victoria volleyball welcome whatever william willow winter wizard yellow yankees zaq zxcvbn zxcvbnm
  woaini wbn`.split(/\s+/),
)

const rows = [
  '1234567890123456789012345',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
]
const walks = [
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsxcde34rfvbgt5',
  'qazwsxedcrfvtgbyhnujm',
]
const lines = [...rows, ...walks].flatMap((line) => [line, [...line].reverse().join('')])

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** `own`: names and address. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[!.?*#]+$/, '')
  if (plain === '' || isRun(plain) || isRepeated(plain)) return true
  const [, body = '', tail = ''] = /^(.*?)(\d*)$/.exec(plain) ?? []
  if (!isFillerTail(tail)) return false
  return [body, plain].some((text) => isWord(text, own) || isWord(spelt(text), own))
}

function isWord(text: string, own: readonly string[]): boolean {
  if (words.has(text) || (text !== '' && isRepeated(text))) return true
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (words.has(letters) && letters.length > 4) return true
  return own.some((name) => name.length > 3 && letters === name.toLowerCase().replace(/[^\p{L}]/gu, ''))
}

function isFillerTail(digits: string): boolean {
  return digits.length <= 4 || isRun(digits) || isRepeated(digits)
}

function isRun(text: string): boolean {
  const onLine = (part: string) => lines.some((line) => line.includes(part))
  if (onLine(text)) return true
  for (let cut = 3; cut <= text.length - 3; cut++)
    if (onLine(text.slice(0, cut)) && onLine(text.slice(cut))) return true
  return false
}

function isRepeated(text: string): boolean {
  for (let size = 1; size <= text.length / 3; size++)
    if (text.startsWith(text.slice(size)) && text.length > size * 2) return true
  const half = text.slice(0, text.length / 2)
  return text.length % 2 === 0 && half + half === text && words.has(half)
}

function spelt(text: string): string {
  return text.replace(/[@431!0$57]/g, (sign) => lookalikes[sign]!)
}
