import '../design/tokens.css';
import '../design/global.css';
import { createRoot } from 'react-dom/client';
import { showEmbeds } from '../design/show-embeds.ts';
import { watchPictures } from '../design/watch-pictures.ts';
import tokensCss from '../design/tokens.css?raw';
import { readTokens } from './read-tokens.ts';
import { readTheme } from './sheet-theme.ts';
import { Sheet } from './Sheet.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root element.');
const theme = readTheme(location.search);
if (theme !== 'system') document.documentElement.dataset['theme'] = theme;
// The site preloads its face. Here it is waited for, since a face that is late is not used at all.
await Promise.all(
  ['580 1rem Newsreader', 'italic 400 1rem Newsreader'].map((face) => document.fonts.load(face)),
);
watchPictures();
showEmbeds();
createRoot(root).render(<Sheet theme={theme} tokens={readTokens(tokensCss)} />);
