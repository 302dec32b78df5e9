import { useRef, useState } from 'react';
import './crossword.css';
import { answerOf, letterAt, ROWS, squaresOf, WORDS } from './puzzle.js';

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** A crossword of five by five. On paper and without scripts it is a grid of fields, clues and answers. */
export default function Crossword() {
  const [letters, setLetters] = useState({});
  const [current, setCurrent] = useState(WORDS[0]);
  const [wrong, setWrong] = useState(new Set());
  const [said, setSaid] = useState('');
  const grid = useRef(null);

  const focus = (square) => grid.current.querySelector(`[data-square="${square}"]`)?.select();

  /** Turns the direction, if the square is in the current word already. */
  function enter(square, turns) {
    const words = wordsAt(square);
    const isInside = words.includes(current);
    if (isInside && !turns) return;
    setCurrent(words.find((word) => word !== current) ?? current);
  }

  function write(square, text) {
    const letter = text.slice(-1).toUpperCase();
    if (letter !== '' && !/^[A-Z]$/.test(letter)) return;
    setLetters({ ...letters, [square]: letter });
    setWrong(new Set());
    setSaid('');
    if (letter !== '') focus(neighbor(current, square, 1));
  }

  function press(event, square) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      focus(step(square, arrow));
    } else if (event.key === ' ') {
      event.preventDefault();
      enter(square, true);
    } else if (event.key === 'Backspace' && !letters[square]) {
      event.preventDefault();
      const before = neighbor(current, square, -1);
      setLetters({ ...letters, [before]: '' });
      focus(before);
    }
  }

  function check() {
    const squares = [...new Set(WORDS.flatMap(squaresOf))];
    const bad = squares.filter((square) => letters[square] && letters[square] !== letterAt(square));
    const missing = squares.filter((square) => !letters[square]).length;
    setWrong(new Set(bad));
    if (bad.length > 0) setSaid(`${letterCount(bad.length)} wrong, and marked.`);
    else if (missing > 0) setSaid(`All right so far. ${letterCount(missing)} to go.`);
    else setSaid('Solved. Well done!');
  }

  return (
    <div className="crossword">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <div className="crossword-grid" role="group" aria-label="Grid" ref={grid}>
          {ROWS.flatMap((row, r) =>
            row.split('').map((letter, c) => {
              const square = `${r},${c}`;
              if (letter === '.') return <span key={square} className="crossword-black" />;
              const number = WORDS.find((word) => word.row === r && word.column === c)?.number;
              return (
                <label
                  key={square}
                  className={
                    squaresOf(current).includes(square) ? 'crossword-square is-current' : 'crossword-square'
                  }
                >
                  {number && <span aria-hidden="true">{number}</span>}
                  <input
                    data-square={square}
                    aria-label={nameOf(square)}
                    aria-invalid={wrong.has(square) || undefined}
                    value={letters[square] ?? ''}
                    autoCapitalize="characters"
                    autoComplete="off"
                    spellCheck={false}
                    onFocus={() => enter(square, false)}
                    onClick={(event) => event.currentTarget.select()}
                    onChange={(event) => write(square, event.target.value)}
                    onKeyDown={(event) => press(event, square)}
                  />
                </label>
              );
            }),
          )}
        </div>
        <p className="crossword-help">Arrow keys move, the space bar turns from across to down.</p>
        <p>
          <button type="submit">Check</button>{' '}
          <button
            type="button"
            onClick={() => {
              setLetters({});
              setWrong(new Set());
              setSaid('The grid is empty.');
            }}
          >
            Clear
          </button>
        </p>
        <p role="status">{said}</p>
      </form>
      <div>
        {['across', 'down'].map((direction) => (
          <section key={direction}>
            <h2>{direction === 'across' ? 'Across' : 'Down'}</h2>
            <ol>
              {WORDS.filter((word) => word.direction === direction).map((word) => (
                <li key={word.number} value={word.number} aria-current={word === current || undefined}>
                  {word.clue}
                </li>
              ))}
            </ol>
          </section>
        ))}
        <details>
          <summary>Answers</summary>
          <p>{WORDS.map((word) => `${word.number} ${word.direction}: ${answerOf(word)}`).join('; ')}.</p>
        </details>
      </div>
    </div>
  );
}

function wordsAt(square) {
  return WORDS.filter((word) => squaresOf(word).includes(square));
}

/** The square before or after this one in a word; the same at its end. */
function neighbor(word, square, by) {
  const squares = squaresOf(word);
  return squares[squares.indexOf(square) + by] ?? square;
}

/** The next square in a direction, over black ones; the same at the edge. */
function step(square, [down, right]) {
  let [row, column] = square.split(',').map(Number);
  do {
    row += down;
    column += right;
  } while (ROWS[row]?.[column] === '.');
  return ROWS[row]?.[column] ? `${row},${column}` : square;
}

/** For screen readers: `1 across, letter 1 of 5; 1 down, letter 1 of 5`. */
function nameOf(square) {
  return wordsAt(square)
    .map((word) => {
      const letter = squaresOf(word).indexOf(square) + 1;
      return `${word.number} ${word.direction}, letter ${letter} of ${word.length}`;
    })
    .join('; ');
}

function letterCount(count) {
  return count === 1 ? '1 letter' : `${count} letters`;
}
