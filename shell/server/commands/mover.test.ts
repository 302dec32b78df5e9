import { userInfo } from 'node:os';
import { moverOf } from './mover.ts';

it.each([
  [{ EDITION_BY: 'the desk', GITHUB_ACTOR: 'someone' }, 'the desk'],
  [{ EDITION_BY: '', GITHUB_ACTOR: 'someone' }, 'someone'],
  [{}, userInfo().username],
])('takes %j for %s', (env, by) => {
  expect(moverOf(env, 'why')).toEqual({ by, note: 'why' });
});
