import type { Head } from '@meadowlark/shared/contract/head.ts';
import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { releaseOf } from '../../../store/testing/release-of.ts';
import type { LoadedRelease, RemoteModule } from '../release-source.ts';
import { adaptRemote } from './adapt-remote.ts';

const OLD = CONTRACT - 1;
const STEPS = [{ text: 'Blog', href: '/blog' }];
const SAME = { title: 'A post', description: '', canonical: '/blog/a' };

function remote(contract: number, head: object): LoadedRelease<RemoteModule> {
  const page = {
    load: () => ({ status: 200 as const, data: {} }),
    head: () => head as Head,
    Page: () => null,
  };
  return {
    release: releaseOf('blog', '1', { contract }),
    address: (file) => file,
    module: { contract, pages: { post: page }, blocks: {} },
  };
}

function headIn(contract: number, shell: number, head: object): unknown {
  const described = {
    release: releaseOf('shell', '1', { contract: shell }),
    address: (file: string) => file,
  };
  const page = adaptRemote(remote(contract, head), described).module.pages['post'];
  return page?.head({}, { params: {}, url: new URL('http://site.test/'), settings: {} as never });
}

it('returns heads in the contract of the shell, whatever the contract of the remote', () => {
  expect(headIn(OLD, CONTRACT, { ...SAME, trail: STEPS })).toEqual({ ...SAME, breadcrumbs: STEPS });
  expect(headIn(CONTRACT, OLD, { ...SAME, breadcrumbs: STEPS })).toEqual({ ...SAME, trail: STEPS });
  for (const contract of [OLD, CONTRACT]) expect(headIn(contract, CONTRACT, SAME)).toEqual(SAME);
});

it('does not change a remote of the same contract', () => {
  const own = remote(OLD, { ...SAME, trail: STEPS });
  expect(adaptRemote(own, { release: releaseOf('shell', '1', { contract: OLD }), address: String })).toBe(
    own,
  );
});
