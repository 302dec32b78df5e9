// Singletons that a host other than the shell need not have. Under other names, because the container asks the host for
// modules with the usual ones.
import jsxRuntime from 'copy-of/react/jsx-runtime';
import * as styles from 'copy-of/styled-components';

export { jsxRuntime, styles };
