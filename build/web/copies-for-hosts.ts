// Singletons that a host other than the shell may lack. They have other names, because the container requests modules with
// the usual names from the host.
import jsxRuntime from 'copy-of/react/jsx-runtime';
import * as styles from 'copy-of/styled-components';

export { jsxRuntime, styles };
