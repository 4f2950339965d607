// Emails for other capabilities: template helpers, link addresses.
export { dayIn, emailTemplate, pageIn, sampleBusiness } from './template.ts'
