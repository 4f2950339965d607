// The face that mentions lend to posts and comments: a field that mentions, a text with its links, a text that is changed.
export { EditText } from './EditText.tsx'
export { mentionsIn, type Pick } from './picks.ts'
export { useMentions } from './use-mentions.tsx'
export { Written } from './Written.tsx'
