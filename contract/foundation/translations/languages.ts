// Glossary languages.
export const glossaryLanguages = ['en', 'es', 'it', 'zh', 'de'] as const
export type GlossaryLanguage = (typeof glossaryLanguages)[number]
