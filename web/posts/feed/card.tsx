// The face that posts lend to the newsfeed and to groups: the list and a timeline, at once.
export { PostList } from '#web/posts/PostList.tsx'
export { Timeline, type TimelineStart } from '#web/posts/Timeline.tsx'
