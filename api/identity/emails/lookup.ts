// Emails for neighbors: templates, link addresses.
export { dayIn, pageIn, sampleBusiness, templatesOf } from './template.ts'
