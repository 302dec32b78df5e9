/**
 * The part of the router that remotes may use. Links and forms are plain HTML, which the shell turns into navigations, and
 * parameters of the path go to a page's `load`; so where the reader is remains. A remote that needs another of its
 * exports asks for it to be added here: navigating from code would add 1.7 KB to every page that wakes.
 */
export { useLocation } from 'react-router-dom';
