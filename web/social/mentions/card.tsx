// Mention exports: field, linked text, editor.
export { EditText } from './EditText.tsx'
export { mentionsIn, type Pick } from './picks.ts'
export { mentionsOfTranslation } from './parts.ts'
export { useMentions } from './use-mentions.tsx'
export { Written } from './Written.tsx'
