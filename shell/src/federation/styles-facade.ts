/**
 * The part of styled-components that remotes may use. Themes, global styles and the server's style sheet belong to the
 * shell; what the shell does not use is not in its script.
 */
export { css, keyframes, styled } from 'styled-components';
