/**
 * The part of the router that remotes may use. Links and forms are plain HTML, and parameters of the path go to a page's
 * `load`, so only the location remains. Add an export here if a remote needs one: `useNavigate` would add 1.7 KB to every
 * page that wakes.
 */
export { useLocation } from 'react-router-dom';
