// Names in the audit log, extended by capabilities. Unlisted ones show verbatim.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const acts = {
  'job.retry': msg`Ran a job again`,
  'job.drop': msg`Dropped a job`,
  'text.write': msg`Wrote a version of a text`,
  'text.withdraw': msg`Withdrew a version of a text`,
  'text.restore': msg`Restored a version of a text`,
  'portal.write': msg`Wrote a version of the copy of a portal`,
  'portal.withdraw': msg`Withdrew a version of the copy of a portal`,
  'portal.restore': msg`Restored a version of the copy of a portal`,
  'category.add': msg`Added a category`,
  'category.rename': msg`Renamed a category`,
  'category.retire': msg`Retired a category`,
  'category.restore': msg`Restored a category`,
  'entry.add': msg`Added an entry of a list`,
  'entry.rename': msg`Renamed an entry of a list`,
  'entry.retire': msg`Retired an entry of a list`,
  'entry.restore': msg`Restored an entry of a list`,
  'announcement.create': msg`Wrote an announcement`,
  'announcement.change': msg`Changed an announcement`,
  'announcement.end': msg`Ended an announcement`,
  'announcement.restore': msg`Restored an announcement`,
  'synonym.create': msg`Wrote a synonym of search`,
  'synonym.change': msg`Changed a synonym of search`,
  'synonym.withdraw': msg`Withdrew a synonym of search`,
  'synonym.restore': msg`Restored a synonym of search`,
  'role.grant': msg`Granted a role`,
  'role.revoke': msg`Revoked a role`,
  'claim.ask': msg`Asked a company about its evidence`,
  'claim.approve': msg`Approved evidence, a second verifier is needed`,
  'claim.verify': msg`Verified a company’s evidence`,
  'claim.refuse': msg`Refused a company’s evidence`,
  'plan.change': msg`Changed a plan`,
  'plan.withdraw': msg`Withdrew a version of a plan`,
  'plan.restore': msg`Restored a version of a plan`,
  'payment.refund': msg`Gave a payment back`,
  'payment.confirm': msg`Confirmed a bank transfer`,
  'enquiry.assign': msg`Assigned a request for help`,
  'enquiry.answer': msg`Answered a request for help`,
  'enquiry.status': msg`Changed the state of a request for help`,
  'user.warn': msg`Warned a person`,
  'user.limit': msg`Limited a person to reading`,
  'user.suspend': msg`Suspended a person`,
  'user.reject': msg`Rejected a registration`,
  'user.terminate': msg`Closed an account`,
  'user.restore': msg`Restored a person`,
  'user.tellApart': msg`Told two people apart`,
  'user.takeBackApart': msg`Took back that two people are different`,
  'user.merge': msg`Joined two accounts of a person`,
  'business.merge': msg`Merged two businesses`,
  'business.warn': msg`Warned a business`,
  'business.limit': msg`Limited a business`,
  'business.suspend': msg`Suspended a business`,
  'business.reject': msg`Rejected a business`,
  'business.terminate': msg`Closed a business`,
  'business.restore': msg`Restored a business`,
  'product.warn': msg`Warned about a product`,
  'product.hide': msg`Hid a product`,
  'product.remove': msg`Removed a product`,
  'product.restore': msg`Restored a product`,
  'post.warn': msg`Warned about a post`,
  'post.hide': msg`Hid a post`,
  'post.remove': msg`Removed a post`,
  'post.restore': msg`Restored a post`,
  'comment.warn': msg`Warned about a comment`,
  'comment.hide': msg`Hid a comment`,
  'comment.remove': msg`Removed a comment`,
  'comment.restore': msg`Restored a comment`,
  'group.warn': msg`Warned about a group`,
  'group.hide': msg`Hid a group`,
  'group.remove': msg`Removed a group`,
  'group.restore': msg`Restored a group`,
  'message.warn': msg`Warned about a message`,
  'appeal.uphold': msg`Upheld a decision`,
  'appeal.reverse': msg`Reversed a decision`,
  'report.dismiss': msg`Dismissed a report`,
  'report.act': msg`Acted on a report`,
  'report.settle': msg`Settled a report`,
  'email.write': msg`Wrote the words of an email`,
  'email.withdraw': msg`Withdrew the words of an email`,
  'email.restore': msg`Restored the words of an email`,
  'email.test': msg`Sent a test email to themselves`,
  'support.answer': msg`Answered a member`,
  'support.book': msg`Booked support minutes`,
  'inquiry.deliver': msg`Delivered an inquiry that was held`,
  'inquiry.end': msg`Ended an inquiry that was held`,
}
const objects = {
  announcement: msg`Announcement`,
  text: msg`Text`,
  portal: msg`Portal`,
  email: msg`Email`,
  synonym: msg`Synonym of search`,
  category: msg`Category`,
  entry: msg`Entry of a list`,
  job: msg`Job`,
  user: msg`Person`,
  business: msg`Business`,
  claim: msg({ message: 'Evidence', comment: 'of a company, for its verification' }),
  enquiry: msg`Request for help`,
  product: msg`Product`,
  post: msg({ message: 'Post', context: 'a thing' }),
  comment: msg({ message: 'Comment', context: 'a thing' }),
  group: msg`Group`,
  message: msg`Message`,
  inquiry: msg`Inquiry`,
  supportRequest: msg`Support request`,
  payment: msg`Payment`,
  plan: msg({ message: 'Plan', comment: 'of memberships' }),
}

function nameIn(names: Record<string, ReturnType<typeof msg>>, i18n: { _: (text: ReturnType<typeof msg>) => string }) {
  return (key: string) => {
    // The commands of `npm run admin` say person.
    const known = key.replace(/^person\b/, 'user')
    return Object.hasOwn(names, known) ? i18n._(names[known]!) : key
  }
}

export function useActNames(): (act: string) => string {
  const { i18n } = useLingui()
  return nameIn(acts, i18n)
}

export function useObjectNames(): (kind: string) => string {
  const { i18n } = useLingui()
  return nameIn(objects, i18n)
}
