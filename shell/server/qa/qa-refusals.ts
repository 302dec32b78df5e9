import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { releaseKeys } from '../protocol/release-key.ts';
import { plainPage } from '../http/plain-page.ts';

interface Refusal {
  status: 403 | 410;
  html: string;
}

export function refusedLink(why: 'expired' | 'forged' | 'malformed'): Refusal {
  if (why === 'expired')
    return page(410, 'This QA link has expired', `Ask whoever sent it for a new one: ${COMMAND}.`);
  return page(
    403,
    'This is not a QA link of this site',
    why === 'forged'
      ? `It was signed with another key, or changed on its way. Ask for a new one: ${COMMAND}.`
      : `It looks cut off. Copy the whole address, or ask for a new one: ${COMMAND}.`,
  );
}

export function missingReleases(missing: ReleaseNames): Refusal {
  return page(
    410,
    'What this QA link shows is gone',
    `Not in the store any more: ${releaseKeys(missing).join(', ')}. Ask for a link to a newer release: ${COMMAND}.`,
  );
}

export function noInspector(): Refusal {
  return page(
    403,
    'The inspector is for staff',
    'Follow a QA link first; the inspector is offered above the page then.',
  );
}

const COMMAND = 'npm run edition -- link <name@version>';

function page(status: Refusal['status'], title: string, text: string): Refusal {
  return { status, html: plainPage({ title, text, link: { href: '/', text: 'To the front page' } }) };
}
