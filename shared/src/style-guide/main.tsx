import '../design/tokens.css';
import '../design/global.css';
import '../design/late.css';
import { createRoot } from 'react-dom/client';
import { showEmbeds } from '../design/embeds/show-embeds.ts';
import { watchPictures } from '../design/pictures/watch-pictures.ts';
import tokensCss from '../design/tokens.css?raw';
import { readTokens } from './read-tokens.ts';
import { StyleGuide } from './StyleGuide.tsx';
import { readTheme } from './StyleGuideBar.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root element.');
const theme = readTheme(location.search);
if (theme !== 'system') document.documentElement.dataset['theme'] = theme;
document.documentElement.dataset['faces'] = '';
// This page waits for the fonts: with `font-display: optional`, late ones are not used.
await Promise.all(
  ['580 1rem Newsreader', 'italic 400 1rem Newsreader'].map((face) => document.fonts.load(face)),
);
watchPictures();
showEmbeds();
createRoot(root).render(<StyleGuide theme={theme} tokens={readTokens(tokensCss)} />);
