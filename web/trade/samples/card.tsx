// Sample exports; all load late.
import { lazyComponent } from '#web/foundation/lazy-component.ts'

export const SampleCard = lazyComponent(async () => (await import('./SampleCard.tsx')).SampleCard)
export const SampleBadge = lazyComponent(async () => (await import('./SampleBadge.tsx')).SampleBadge)
export const SamplesDialog = lazyComponent(async () => (await import('./SamplesDialog.tsx')).SamplesDialog)
