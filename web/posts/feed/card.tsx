// The face that posts lend to the newsfeed and to groups: the composer, the list and a timeline, at once.
export { Composer } from '../Composer.tsx'
export { PostList } from '../PostList.tsx'
export { Timeline, type TimelineStart } from '../Timeline.tsx'
