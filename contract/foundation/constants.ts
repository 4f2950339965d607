// Numbers and fixed lists of the specification, each named once.

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
export const metaDescriptionMost = 155 // search engines' display limit
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
export const refreshGraceSeconds = 10 // reuse yields the same successor
export const handOverSeconds = 60 // one-time token of /SetID
export const verifyLinkSeconds = 3 * 24 * 3600
export const resetLinkSeconds = 30 * 60
export const refreshEarly = 5000 // ms before expiry
export const fileAddressMost = 2000 // characters of a file's URL
export const imageBytesMost = 500 * 1024
export const documentBytesMost = 10 * 1024 * 1024 // datasheets and certificates
export const videoBytesMost = 50 * 1024 * 1024
export const imagePixelsMost = 40_000_000 // larger images suit no page
export const uploadSeconds = 15 * 60 // validity of an upload form
export const unusedFileSeconds = 24 * 3600 // unreferenced files and their tokens expire
export const unusedFilesMost = 500 // per person or business
export const imageVersions = [96, 320, 800] as const // px
export const socialActorsMost = 5 // businesses
export const personNameMost = 60
export const passkeyNameMost = 60
export const apiTokenNameMost = 60
export const apiTokenDaysMost = 365
/** Per account. */
export const apiTokensMost = 50
export const emailMost = 254
export const briefPresentationMost = 512
export const phoneDigitsLeast = 8
export const phoneDigitsMost = 15
export const adultAge = 18
export const businessesMost = 50 // per person
export const businessNameMost = 200
export const businessCategoriesMost = 10
export const productNameMost = 200
export const productDescriptionMost = 5000
export const specsMost = 60 // per product
export const photosMost = 12
export const videosMost = 4
export const datasheetsMost = 6
export const priceTiersMost = 10
export const generalDescriptionMost = 10_000
export const invitationDays = 14 // validity of an invitation link
export const invitationsPerDay = 50 // per business
/** Days before a verified claim ends; nearest first. */
export const claimReminderDays = [7, 30] as const
export const certificatesMost = 50 // per business
export const certificateReminderDays = [14, 60] as const // before expiry

export const postMost = 3000
export const postPicturesMost = 4
export const previewPictureBytesMost = 3 * 1024 * 1024 // linked page's picture
export const commentMost = 512
export const mentionsMost = 10 // per post or comment
export const mentionSuggestionsMost = 8
export const postTagsMost = 3 // industries
export const commentPageSize = 5
export const commentPageSizeMost = 50
export const timelinePageSize = 10
export const timelinePageSizeMost = 50
export const feedPageSize = 10
export const feedNewsMost = 20 // cap of the new-post count
export const feedAutoLoadDelay = 4000 // ms
export const feedAutoLoadsMost = 5
export const manyFollows = 500 // beyond it the feed scans the newest posts of all first
export const followPageSize = 20
export const undoSeconds = 10 * 60 // a removed post or comment may be restored
export const notificationExcerptMost = 200
export const comparedMost = 4
export const favoriteListSize = 20
export const favoriteListSizeMost = 200
export const favoriteNoteMost = 500
export const favoriteListNameMost = 80
export const favoritesMost = 5000 // per person
export const favoriteListsMost = 100
export const reportReasons = ['spam', 'abuse', 'misleading', 'counterfeit', 'illegal', 'other'] as const
export const reportTextMost = 1000
export const helpRequestTextMost = 512 // help request
export const helpRequestLineMost = 120
export const helpRequestPhoneMost = 40
export const helpRequestFormSeconds = 24 * 3600 // validity of an opened form's token
export const helpRequestFormLeast = 3 // seconds, against bots: people don't type faster
export const helpRequestsPerDay = { withForm: 10, without: 2, toAddress: 3 } // per network; per email address
export const helpRequestAnswerMost = 5000
export const helpRequestNoteMost = 2000
export const helpRequestKeptDays = 365 // after closing
export const spamKeptDays = 30
export const claimFilesMost = 5 // per claim
export const claimNoteMost = 2000
export const openClaimsMost = 20 // per business
export const proofCodeDays = 7 // validity of a domain email's code
export const proofAttemptsMost = 10
export const ownershipClaimsMost = 5 // open ones per person
export const objectionDays = 7
export const contestDays = 7
export const appealDays = 14
export const ownershipCodeMinutes = 30 // of an email or call
export const ownershipTriesMost = 5 // per code
export const ownershipCodesPerDay = 5 // per claim and method
export const letterDays = 60
export const letterTriesMost = 3
export const documentMonths = 3
export const mergedListingsMost = 5
export const exportSeconds = 7 * 24 * 3600 // validity of an export
export const exportAddressSeconds = 10 * 60
// Job completing a merge of two people: queued by the auth service, run by the API.
export const mergeCompletion = 'duplicates.complete'
export const mergeCompletionSeconds = 10 * 60
// Job removing a replaced account's person: queued by the auth service, run by the API.
export const abandonedRemoval = 'people.abandoned'

export const notificationPageSize = 20
export const notificationActorsShown = 2 // others are counted
export const liveHeartbeat = 25_000 // ms
export const liveTopicsMost = 50 // per stream

export const groupNameMost = 80
export const groupTextMost = 2000
export const groupPageSize = 20
export const groupPageSizeMost = 50
export const groupsSuggestedMost = 6
export const groupsPerDay = 5 // per person
export const groupMembershipsMost = 200 // per person, pending ones included
export const groupAskAgainDays = 7 // after a refusal or removal

export const threadPageSize = 20
export const threadPageSizeMost = 50
export const messagePageSize = 30
export const messagePageSizeMost = 100
export const messageMost = 5000
export const freeSubjectLeast = 3
export const freeSubjectMost = 120
export const messageFilesMost = 5
export const messageFileBytesMost = 10 * 1024 * 1024
export const unansweredMost = 20 // messages before the first reply
export const firstContactsPerDay = 20 // per new account
export const keptDays = 30
export const keptMost = 20 // per person
export const keptForBusinessMost = 50
export const inquiryLabelMost = 40
export const inquiryLabelsMost = 50 // per business
export const inquiryNoteMost = 2000
export const inquiryNotesMost = 500
export const savedReplyNameMost = 60
export const savedRepliesMost = 100 // per business
export const replyFigureLeast = 5 // minimum inquiries for figures
export const replyDays = 90 // window in days
export const replyShareMost = 0.8 // share counting as most
export const similarMost = 9 // companies like one that nobody runs
/** `most`: answers most inquiries; `day`: also usually within a day. */
export const replyLevels = ['most', 'day'] as const
export type ReplyLevel = (typeof replyLevels)[number]
export const reportedMessagesMost = 10 // per thread, as evidence
export const awaySeconds = 3 * 60 // before an unread message is emailed
export const selectedMost = 10 // products or companies, for comparison and RFQs
export const rfqSuppliersMost = 10 // per RFQ
export const rfqProposalsMost = 10
export const rfqsPerDay = 10 // per person
export const rfqTitleMost = 120
export const rfqTextMost = 5000
export const rfqNoteMost = 2000
export const rfqReasonMost = 500
export const rfqSpecsMost = 30
export const rfqPageSize = 20
export const rfqPageSizeMost = 50
export const rfqDaysMost = 365
export const rfqReminderHours = 24

export const backupHours = 26 // age at which a backup is overdue
export const tablePageSize = 25
export const auditExportSize = 1000
export const staffReasonMost = 1000
export const sanctionDaysMost = 730
export const strikeMonths = 12 // validity of a sanction
export const appealMonths = 6
export const appealTextMost = 3000

export const webhooksMost = 10 // per business
export const webhookDescriptionMost = 120
export const webhookDeliveriesSize = 20
export const webhookDeliveryDays = 30 // retention
export const webhookSecretHours = 24 // replaced secrets keep signing
export const webhookFailingDays = 3 // failures only, then disabled
export const webhookPressesPerHour = 60 // tests and redeliveries per business

export const membershipRetryDays = [1, 3, 7, 14] as const // after the term's end; the last ends the grace period
export const membershipReminderDays = [7, 30] as const // before the term's end
export const paymentStepHours = 24 // deadline of a second step
export const transferDays = 30 // deadline of a bank transfer

/** Minimum companies for a category's search engine page, worldwide or per country. */
export const categoryPageCompanies = 5
