import { condition, SEVERITIES, type Alarm, type Figure } from './alarm.ts';

/** Everything above this line is written by hand. */
export const MARK =
  '<!-- Generated from here on: edit scripts/alarms/alarms.ts, then run `npm run alarms`. -->\n';

const HEADINGS: Readonly<Record<Alarm['severity'], string>> = {
  wake: 'Wake the person on call',
  owner: 'Tell the owner',
  morning: 'Look at it in the morning',
};
const WIDTH = 125;

/** The sections of docs/alarms.md, one for each alarm. */
export function alarmSections(alarms: readonly Alarm[]): string {
  const sections = SEVERITIES.map((severity) =>
    [
      `## ${HEADINGS[severity]}\n`,
      ...alarms.filter((alarm) => alarm.severity === severity).map(section),
    ].join('\n'),
  );
  return `${MARK}\n${sections.join('\n')}`;
}

function section(alarm: Alarm): string {
  const { title, for: time, means, todo } = alarm;
  const lasting = time === '0m' ? '' : `  # for ${minutes(time)}`;
  return [`### ${title}\n`, promql(condition(alarm) + lasting), wrapped(means), ...todo.map(part)].join('\n');
}

function part(todo: Alarm['todo'][number]): string {
  if (typeof todo === 'string') return wrapped(todo);
  return 'run' in todo ? block('', todo.run.join('\n')) : promql((todo satisfies Figure).expr);
}

function minutes(time: string): string {
  const count = Number.parseInt(time, 10);
  return count === 1 ? 'a minute' : `${count} minutes`;
}

function promql(expr: string): string {
  return block('promql', expr);
}

function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\`\n`;
}

function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return `${lines.join('\n')}\n`;
}
