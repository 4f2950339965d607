// The numbers and fixed lists of the specification, each named once, with the section it comes from.

export const searchPageSize = 5
export const searchPageSizeMost = 50
export const searchTextMost = 200
export const suggestionsMost = 5
export const latestRegisteredSize = 3
export const latestRegisteredTypes = ['MA', 'DI', 'EX', 'CO'] as const
export const productListSize = 12
export const mainProductsMost = 8

export const countryNameMost = 24
export const specValueMost = 50
export const specsOnCardMost = 4
export const mainProductDescriptionMost = 200
export const titleDescriptionMost = 64
export const mobileDescriptionMost = 340
export const shortDescriptionMost = 512
export const metaDescriptionMost = 155 // what result pages of search engines show
export const keywordsMost = 10

export const flyoutGroups = 6
export const flyoutItems = 6
export const flyoutDelay = 300 // ms

export const foundedYear = 2000 // copyright range

export const subscriptions = ['standard', 'gold', 'premium', 'platinum'] as const // lowest first
export type Subscription = (typeof subscriptions)[number]

export const businessTypes = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO'] as const
export type BusinessType = (typeof businessTypes)[number]
export const searchTypes = ['PR', 'UR', ...businessTypes] as const // PR and UR only search
export type SearchType = (typeof searchTypes)[number]
export const defaultSearchType: SearchType = 'MA'

export const passwordLeast = 10 // characters
export const passwordMost = 200
export const accessTokenSeconds = 15 * 60
export const refreshTokenSeconds = 30 * 24 * 3600
export const refreshGraceSeconds = 10 // the same old token gets the same successor
export const handOverSeconds = 60 // the one-time token of /SetID
export const verifyLinkSeconds = 3 * 24 * 3600
export const resetLinkSeconds = 30 * 60
export const refreshEarly = 5000 // ms before expiry
export const imageBytesMost = 500 * 1024
export const documentBytesMost = 10 * 1024 * 1024 // datasheets and certificates
export const videoBytesMost = 50 * 1024 * 1024
export const imagePixelsMost = 40_000_000 // more is not a picture for a page
export const uploadSeconds = 15 * 60 // how long a form to send a file with is taken
export const unusedFileSeconds = 24 * 3600 // what nobody refers to is removed, and its token counts no longer
export const unusedFilesMost = 500 // per person or business
export const imageVersions = [96, 320, 800] as const // px
export const socialActorsMost = 5 // businesses
export const personNameMost = 60
export const passkeyNameMost = 60
export const apiTokenNameMost = 60
export const apiTokenDaysMost = 365
/** Of one account at a time. */
export const apiTokensMost = 50
export const emailMost = 254
export const briefPresentationMost = 512
export const phoneDigitsLeast = 8
export const phoneDigitsMost = 15
export const adultAge = 18
export const businessesMost = 50 // that a person may own and create more
export const businessNameMost = 160
export const productNameMost = 200
export const productDescriptionMost = 5000
export const specsMost = 60 // of a product
export const photosMost = 12
export const videosMost = 4
export const datasheetsMost = 6
export const priceTiersMost = 10
export const generalDescriptionMost = 5000
export const invitationDays = 14 // how long the link of an invitation counts
export const invitationsPerDay = 50 // of a business
/** Days before the end of a verified claim on which its business is told; the nearest first. */
export const claimReminderDays = [7, 30] as const
export const certificateReminderDays = [14, 60] as const // before a certificate expires

export const postMost = 3000
export const postPicturesMost = 4
export const previewPictureBytesMost = 3 * 1024 * 1024 // of the picture that a linked page names
export const commentMost = 512
export const mentionsMost = 10 // of a post or comment
export const mentionSuggestionsMost = 8
export const postTagsMost = 3 // industries
export const commentPageSize = 5
export const commentPageSizeMost = 50
export const timelinePageSize = 10
export const timelinePageSizeMost = 50
export const feedPageSize = 10
export const feedNewsMost = 20 // more new posts than these are not counted
export const feedAutoLoadDelay = 4000 // ms
export const feedAutoLoadsMost = 5
export const manyFollows = 500 // above it the feed looks through the newest posts of all first
export const followPageSize = 20
export const undoSeconds = 10 * 60 // a removed post or comment may come back
export const notificationExcerptMost = 200
export const comparedMost = 4 // side by side
export const favoriteListSize = 20
export const favoriteListSizeMost = 200
export const favoriteNoteMost = 500
export const favoriteListNameMost = 80
export const favoritesMost = 5000 // of a person
export const favoriteListsMost = 100
export const reportReasons = ['spam', 'abuse', 'misleading', 'counterfeit', 'illegal', 'other'] as const
export const reportTextMost = 1000
export const enquiryTextMost = 512 // what somebody wants to buy or sell, in the request for help
export const enquiryLineMost = 120
export const enquiryPhoneMost = 40
export const enquiryFormSeconds = 24 * 3600 // how long the token of an opened form counts
export const enquiryFormLeast = 3 // seconds before it counts: people don't type faster
export const enquiriesPerDay = { withForm: 10, without: 2, toAddress: 3 } // of a network; of an e-mail address
export const enquiryAnswerMost = 5000
export const enquiryNoteMost = 2000
export const enquiryKeptDays = 365 // after it was closed
export const spamKeptDays = 30
export const claimFilesMost = 5 // documents of a claim
export const claimNoteMost = 2000
export const openClaimsMost = 20 // of a business
export const proofCodeDays = 7 // how long the code of a mail to a domain counts
export const proofAttemptsMost = 10
export const exportSeconds = 7 * 24 * 3600 // how long an export can be fetched
export const exportAddressSeconds = 10 * 60
// Job that completes a merge of two people: added by the auth service, worked on by the API.
export const mergeCompletion = 'duplicates.complete'
export const mergeCompletionSeconds = 10 * 60

export const notificationPageSize = 20
export const notificationActorsShown = 2 // the rest are 'and 12 others'
export const liveHeartbeat = 25_000 // ms between two signs of life of an open stream
export const liveTopicsMost = 50 // of one stream

export const groupNameMost = 80
export const groupTextMost = 2000
export const groupPageSize = 20
export const groupPageSizeMost = 50
export const groupsSuggestedMost = 6
export const groupsPerDay = 5 // that a person may make
export const groupMembershipsMost = 200 // of a person, requests included
export const groupAskAgainDays = 7 // after a refusal or a removal

export const threadPageSize = 20
export const threadPageSizeMost = 50
export const messagePageSize = 30
export const messagePageSizeMost = 100
export const messageMost = 5000
export const freeSubjectLeast = 3
export const freeSubjectMost = 120
export const messageFilesMost = 5
export const messageFileBytesMost = 10 * 1024 * 1024
export const unansweredMost = 20 // messages of an inquiry before the other side has answered
export const firstContactsPerDay = 20 // of a new account
export const requestLabelMost = 40
export const requestLabelsMost = 50 // of a business
export const requestNoteMost = 2000
export const savedReplyNameMost = 60
export const savedRepliesMost = 100 // of a business
export const replyFigureLeast = 5 // inquiries; below it there are no figures
export const replyDays = 90 // inquiries of so many days are counted
export const replyShareMost = 0.8 // of its inquiries, from which on a business answers most of them
/** `most`: answers most inquiries; `day`: these, and usually within a day. */
export const replyLevels = ['most', 'day'] as const
export type ReplyLevel = (typeof replyLevels)[number]
export const reportedMessagesMost = 10 // of a thread, as evidence
export const awaySeconds = 3 * 60 // unread so long, a message is told by e-mail
export const selectedMost = 10 // products, and companies, to compare or to ask for quotations
export const rfqSuppliersMost = 10 // of one request for quotation
export const rfqProposalsMost = 10
export const rfqsPerDay = 10 // of a person
export const rfqTitleMost = 120
export const rfqTextMost = 5000
export const rfqNoteMost = 2000
export const rfqReasonMost = 500
export const rfqSpecsMost = 30
export const rfqPageSize = 20
export const rfqPageSizeMost = 50
export const rfqDaysMost = 365 // until the deadline
export const rfqReminderHours = 24 // before the deadline

// the operator's console
export const backupHours = 26 // from which on the last backup is too old
export const tablePageSize = 25
export const auditExportSize = 1000
export const staffReasonMost = 1000
export const sanctionDaysMost = 730
export const strikeMonths = 12 // how long a sanction counts
export const appealMonths = 6
export const appealTextMost = 3000

export const webhooksMost = 10 // of a business
export const webhookDescriptionMost = 120
export const webhookDeliveriesSize = 20
export const webhookDeliveryDays = 30 // how long deliveries are listed
export const webhookSecretHours = 24 // how long a replaced secret signs too
export const webhookFailingDays = 3 // of failures alone, then it is disabled
export const webhookPressesPerHour = 60 // tests and repeated deliveries of a business

export const membershipRetryDays = [1, 3, 7, 14] as const // after the end of the term; the last is the end of patience
export const membershipReminderDays = [7, 30] as const // before the end of the term
export const paymentStepHours = 24 // how long a second step may stay open
export const transferDays = 30 // how long an order by bank transfer is held

/** Companies from which on a category has a page for search engines, worldwide or in a country. */
export const categoryPageCompanies = 5
