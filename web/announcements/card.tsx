// The face of announcements to other pages: the banners, and one of them alone.
export { Announcements } from './Announcements.tsx'
export { Banner } from './Banner.tsx'
