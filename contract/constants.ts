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
export const productLimits: Record<Subscription, number> = { standard: 7, gold: 20, premium: 50, platinum: 100 }

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
export const documentBytesMost = 10 * 1024 * 1024 // issue 4, datasheets and certificates
export const videoBytesMost = 50 * 1024 * 1024
export const imagePixelsMost = 40_000_000 // more is not a picture for a page
export const uploadSeconds = 15 * 60 // how long a form to send a file with is taken
export const unusedFileSeconds = 24 * 3600 // what nobody refers to is removed, and its token counts no longer
export const unusedFilesMost = 500 // per person or business
export const imageVersions = [96, 320, 800] as const // px
export const socialActorsMost = 5 // businesses
export const personNameMost = 60
export const passkeyNameMost = 60
export const emailMost = 254
export const briefPresentationMost = 512
export const phoneDigitsLeast = 8
export const phoneDigitsMost = 15
export const adultAge = 18
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
export const certificateReminderDays = [14, 60] as const // before a certificate expires, issue 4

export const postMost = 3000
export const postPicturesMost = 4 // issue 5
export const previewPictureBytesMost = 3 * 1024 * 1024 // of the picture that a linked page names
export const commentMost = 512
export const mentionsMost = 10 // of a post or comment
export const mentionSuggestionsMost = 8
export const postTagsMost = 3 // industries, issue 5
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
export const comparedMost = 4 // side by side
export const favoriteListSize = 20
export const favoriteListSizeMost = 200
export const favoriteNoteMost = 500
export const favoriteListNameMost = 80
export const favoritesMost = 5000 // of a person
export const favoriteListsMost = 100
export const reportReasons = ['spam', 'abuse', 'misleading', 'counterfeit', 'illegal', 'other'] as const
export const reportTextMost = 1000
export const exportSeconds = 7 * 24 * 3600 // how long an export can be fetched
export const exportAddressSeconds = 10 * 60

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
