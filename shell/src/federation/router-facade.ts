/**
 * The part of the router that remotes may use. Sharing the whole module would keep all of it in the shell's script;
 * a remote that needs another of its exports asks for it to be added here.
 */
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
