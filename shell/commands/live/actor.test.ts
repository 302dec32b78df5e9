import { userInfo } from 'node:os';
import { actorOf } from './actor.ts';

it.each([
  [{ EDITION_BY: 'the desk', GITHUB_ACTOR: 'someone' }, 'the desk'],
  [{ EDITION_BY: '', GITHUB_ACTOR: 'someone' }, 'someone'],
  [{}, userInfo().username],
])('takes %j for %s', (env, by) => {
  expect(actorOf(env, 'why')).toEqual({ by, note: 'why' });
});
