import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';
import type { Editions } from '../editions/editions.ts';
import { plainPage } from '../http/plain-page.ts';
import { releaseKeys } from '../../store/release-key.ts';
import { pinsOf, withPins, type StaffSettings } from '../qa/staff-request.ts';
import { statesPage } from './states-page.ts';
import { statesOf, THEMES, WIDTHS, type State, type Theme, type Width } from './states.ts';
import type { EditionStore } from '../../store/edition-store.ts';

interface StatesOptions {
  store: EditionStore;
  editions: Editions;
  staff: StaffSettings;
}

/** Frames of this site, and nothing else: the page has no script. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'";

/** Zoom of the frames: a desktop page is scaled down to fit. */
const SCALE: Readonly<Record<Width, number>> = { 390: 0.8, 768: 0.6, 1280: 0.45 };
const HEIGHT = 720;

/**
 * `/_qa/states`: every unit of the live edition in all its situations, for a browser that followed a QA link; its pins
 * replace what is live. `?remote=news&theme=dark&width=1280` choose what is shown. A frame loads when it scrolls into view.
 */
export function statesRoute(app: FastifyInstance, { store, editions, staff }: StatesOptions): void {
  if (staff.secrets.length === 0 && !staff.development) return;
  app.get('/_qa/states', async (request, reply) => {
    const qa = pinsOf(request, staff.secrets, new Date());
    reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8');
    if (!qa && !staff.development) return reply.status(403).send(FOR_STAFF);
    const edition = withPins(editions.live().edition, qa);
    const { shell: shellVersion, ...remotes } = edition.releases;
    const chosen = choose(request.query as Query, Object.keys(remotes));
    const names = Object.entries(remotes).filter(([name]) => chosen.remotes.includes(name));
    const [shell, ...releases] = await Promise.all([
      shellVersion === undefined ? null : store.findRelease('shell', shellVersion),
      ...names.map(([name, version]) => store.findRelease(name, version)),
    ]);
    const states = releases.flatMap((release) => (release ? statesOf(release, shell) : []));
    const pins = releaseKeys(qa?.pins ?? {});
    return reply.header('content-security-policy', POLICY).send(
      statesPage({
        subject: `Edition ${edition.id}${pins.length > 0 ? ` with ${pins.join(', ')}` : ''}`,
        states,
        missing: chosen.remotes.filter((name) => !states.some(({ remote }) => remote === name)),
        themes: chosen.themes,
        widths: chosen.widths,
        chooser: chooser(Object.keys(remotes), chosen),
        show: frame,
      }),
    );
  });
}

const FOR_STAFF = plainPage({
  title: 'This page is for staff',
  text: 'Open a QA link first. Then this page shows all states of the releases that it pins, and of everything else that is live.',
  link: { href: '/', text: 'To the front page' },
});

type Query = Readonly<Record<string, unknown>>;

interface Chosen {
  remotes: readonly string[];
  themes: readonly Theme[];
  widths: readonly Width[];
}

function choose(query: Query, remotes: readonly string[]): Chosen {
  const named = (name: string) => new Set([query[name]].flat().map(String));
  const some = <Value>(all: readonly Value[], name: string, otherwise: readonly Value[]) => {
    const wanted = all.filter((value) => named(name).has(String(value)));
    return wanted.length > 0 ? wanted : otherwise;
  };
  return {
    remotes: some(remotes, 'remote', remotes),
    themes: some(THEMES, 'theme', THEMES),
    widths: some(WIDTHS, 'width', [390]),
  };
}

function chooser(remotes: readonly string[], chosen: Chosen): string {
  const box = (name: string, value: string | number, isChecked: boolean) =>
    `<label><input type="checkbox" name="${name}" value="${escapeHtml(String(value))}"${isChecked ? ' checked' : ''}> ${escapeHtml(String(value))}</label>`;
  const group = <Value extends string | number>(
    legend: string,
    name: string,
    all: readonly Value[],
    some: readonly Value[],
  ) =>
    `<fieldset><legend>${legend}</legend>${all.map((one) => box(name, one, some.includes(one))).join('')}</fieldset>`;
  const groups = [
    group('Remotes', 'remote', remotes, chosen.remotes),
    group('Themes', 'theme', THEMES, chosen.themes),
    group('Widths', 'width', WIDTHS, chosen.widths),
  ];
  return `<form>${groups.join('')}<button>Show</button></form>`;
}

function frame({ address, unit, situation }: State, theme: Theme, width: Width): string {
  const title = escapeHtml(`${unit}, ${situation}, ${theme}, ${width} pixels`);
  const src = escapeHtml(`${address}&bare&theme=${theme}`);
  return `<iframe loading="lazy" title="${title}" src="${src}" width="${width}" height="${HEIGHT}" style="zoom:${SCALE[width]}"></iframe>`;
}
