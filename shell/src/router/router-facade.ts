/**
 * The part of React Router that remotes may use, under its documented names. The package is one module, and any export
 * includes nearly all of it: a page loads it only for a unit that imports it.
 */
export { Link, useLocation, useNavigate } from 'react-router-dom';
