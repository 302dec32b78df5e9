import { render } from 'preact';
import { useState } from 'preact/hooks';
import { QUESTIONS } from './questions.js';
import './quiz.css';

/** Shows the quiz in an element of any page. Returns what removes it. */
export function mount(element) {
  render(<Quiz />, element);
  return () => render(null, element);
}

function Quiz() {
  const [given, setGiven] = useState({});
  const answered = Object.keys(given).length;
  const right = QUESTIONS.filter(({ right: answer }, i) => given[i] === answer).length;
  return (
    <div class="quiz">
      {QUESTIONS.map(({ question, answers, right: answer, because }, i) => (
        <fieldset key={question}>
          <legend>
            {i + 1}. {question}
          </legend>
          {answers.map((text, j) => (
            <label key={text}>
              <input
                type="radio"
                name={`quiz-${i}`}
                checked={given[i] === j}
                onChange={() => setGiven({ ...given, [i]: j })}
              />
              {text}
            </label>
          ))}
          <p class="quiz-answer" role="status">
            {given[i] !== undefined && (given[i] === answer ? `Right. ${because}` : `No. ${because}`)}
          </p>
        </fieldset>
      ))}
      <p role="status">
        {answered === QUESTIONS.length
          ? `${right} of ${QUESTIONS.length} are right.`
          : `${answered} of ${QUESTIONS.length} answered.`}
      </p>
    </div>
  );
}
