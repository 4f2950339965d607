// Languages of the glossary of trade. No zod.

export const glossaryLanguages = ['en', 'es', 'it', 'zh', 'de'] as const
export type GlossaryLanguage = (typeof glossaryLanguages)[number]
