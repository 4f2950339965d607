// Exports for newsfeed and groups: list and timeline, loaded at once.
export { PostList } from '#web/posts/PostList.tsx'
export { Timeline, type TimelineStart } from '#web/posts/Timeline.tsx'
