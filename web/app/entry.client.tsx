// Entry of the site's pages in the browser.
import { siteRoutes } from './routes.tsx'
import { start } from './start.tsx'

void start(siteRoutes)
