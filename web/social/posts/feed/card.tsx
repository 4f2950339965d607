// Exports for newsfeed and groups: list and timeline, loaded at once.
export { PostList } from '../PostList.tsx'
export { Timeline, type TimelineStart } from '../Timeline.tsx'
export { InGroup } from '../InGroup.tsx'
