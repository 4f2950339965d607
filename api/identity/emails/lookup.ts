// Emails for other capabilities: template helpers, link addresses.
export { dayIn, pageIn, sampleBusiness, templatesOf } from './template.ts'
