import { provideRouter } from '../router/in-router.tsx';
import type { LateSingletons } from './serve-container.ts';

/** Singletons that a page loads only for units that import them, by module name. A failed load is tried again. */
export const LATE_SINGLETONS: LateSingletons = {
  'react-router-dom': async () => {
    const [facade, { UnitRouter }] = await Promise.all([
      import(/* webpackChunkName: "router" */ '../router/router-facade.ts'),
      import(/* webpackChunkName: "router" */ '../router/UnitRouter.tsx'),
    ]);
    provideRouter(UnitRouter);
    return facade;
  },
};
