/**
 * The part of styled-components that remotes may use. Themes, global styles and the server's style sheet belong to the
 * shell; exports that the shell does not use are not in its script.
 */
export { css, keyframes, styled } from 'styled-components';
