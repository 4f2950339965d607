// Entry of the operator's console in the browser.
import { consoleRoutes } from './console-routes.tsx'
import { start } from './start.tsx'

void start(consoleRoutes)
