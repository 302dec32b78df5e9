import type { ComponentType, ReactNode } from 'react';

let Router: ComponentType<{ children: ReactNode }> | null = null;

export function provideRouter(provided: NonNullable<typeof Router>): void {
  Router = provided;
}

/**
 * The component of a loaded unit inside React Router, if any unit so far has requested the router. On the server, the
 * router is around the page.
 */
export function inRouter<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  const Around = Router;
  if (!Around) return Component;
  return (props) => (
    <Around>
      <Component {...props} />
    </Around>
  );
}
