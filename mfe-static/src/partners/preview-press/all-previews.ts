import { setLine } from '../../lettering/set-line.ts';
import { drawPreview, greeking } from './preview.ts';

/** File name and content of the picture of every partner document. */
export function allPreviews(): { file: string; svg: string }[] {
  return [
    {
      file: 'how-we-work.svg',
      svg: drawPreview({
        lines: ['How the paper', 'works with partners'],
        table: '#a9c0bf',
        colour: '#2f6373',
        figure: (colour, width) =>
          [1, 2, 3]
            .map(
              (step, i) =>
                setLine({ text: String(step), cut: 'roman', size: 30, colour }, 0, 22 + i * 62) +
                greeking(34, 4 + i * 62, [width - 34, width - 50, width - 120]),
            )
            .join(''),
      }),
    },
    {
      file: 'year-in-review.svg',
      svg: drawPreview({
        lines: ['One year together:', 'what came of it'],
        table: '#ead9b0',
        colour: '#f2b61f',
        figure: (colour, width) =>
          [46, 62, 58, 84, 96, 128]
            .map((height, i) => {
              const bar = width / 6;
              return `<path fill="${i === 5 ? colour : '#24405e'}" d="M${(i * bar).toFixed(1)} ${142 - height}h${(bar - 12).toFixed(1)}v${height}h-${(bar - 12).toFixed(1)}z"/>`;
            })
            .join('') +
          `<path fill="#172436" d="M0 142h${width}v2H0z"/>${greeking(0, 164, [width, width - 40])}`,
      }),
    },
    {
      file: 'house-rules.svg',
      svg: drawPreview({
        lines: ['House rules for', 'sponsored pages'],
        table: '#d4875c',
        colour: '#a8432b',
        figure: (colour, width) =>
          [0, 1, 2, 3]
            .map(
              (i) =>
                `<path fill="none" stroke="${colour}" stroke-width="5" d="M2 ${12 + i * 46}l7 8 14-17"/>` +
                greeking(40, 4 + i * 46, [width - 40 - i * 9, width - 96 + i * 14]),
            )
            .join(''),
      }),
    },
  ];
}
