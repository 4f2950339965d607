// Eager exports for newsfeed and groups.
export { PostList } from '../PostList.tsx'
export { Timeline, type TimelineStart } from '../Timeline.tsx'
export { InGroup } from '../InGroup.tsx'
