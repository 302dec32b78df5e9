/** The module with the federation runtime that the plugin adds to a container: see `replaced-runtime.ts`. */
declare module 'stock-federation-runtime';

/** Packages under names that the container does not request from its host: see `remote-web-environment.ts`. */
declare module 'copy-of/react/jsx-runtime' {
  const jsxRuntime: object;
  export default jsxRuntime;
}
declare module 'copy-of/styled-components' {
  export * from 'styled-components';
}
