import { SHARED_NAMES } from '@meadowlark/shared/contract/singletons.ts';
import * as router from '../router/router-facade.ts';
import * as styles from './styles-facade.ts';

it('shares exactly the modules that the build of a remote allows', () => {
  expect(SHARED_NAMES).toEqual({
    'react-router-dom': Object.keys(router).toSorted(),
    'styled-components': Object.keys(styles).toSorted(),
  });
});
