/**
 * The part of React Router that remotes may use, with their addresses and links as its documentation has them. It is one
 * module, of which any export costs nearly all (docs/adr/0013): a page loads it only for a unit that imports it.
 */
export { Link, useLocation, useNavigate } from 'react-router-dom';
