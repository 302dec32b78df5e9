/**
 * The part of the router that remotes may use. Sharing the whole module would keep all of it in the shell's script;
 * a remote that needs another of its exports asks for it to be added here. Parameters of the path are not among them:
 * a page's `load` gets them, and gives its component what it needs.
 */
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
