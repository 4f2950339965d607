// Emails for other capabilities: templates, link addresses.
export { dayIn, pageIn, sampleBusiness, templatesOf } from './template.ts'
