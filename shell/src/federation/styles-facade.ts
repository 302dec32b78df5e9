/**
 * The part of styled-components that remotes may use. What belongs to a whole page (themes, global styles, the server's
 * style sheet) is the shell's, and leaves its script where the shell does not use it.
 */
export { css, keyframes, styled } from 'styled-components';
