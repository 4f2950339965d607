// The styles of the parts whose code stays on the server.
import './Brand.module.css'
import './Footer.module.css'
import './IndustryList.module.css'
import './Languages.module.css'
import './MobileMenu.module.css'
import './ThemeChoice.module.css'
import '../ui/Icon.module.css'
