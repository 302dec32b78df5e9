/**
 * The part of React Router that remotes may use, as its documentation has it. The package is one module, of which any export
 * costs nearly all: a page loads it only for a unit that imports it.
 */
export { Link, useLocation, useNavigate } from 'react-router-dom';
