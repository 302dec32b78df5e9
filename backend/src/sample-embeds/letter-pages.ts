import type { EmbedDocument } from './embed-document.ts';
import { html, type Html } from './html.ts';
import { DESKS, type Letter, type LetterDraft, type LetterField } from './letter.ts';

/** The form, with the typed values and the errors. */
export function letterForm({ typed, problems }: LetterDraft): EmbedDocument {
  const count = Object.keys(problems).length;
  const body = html`<main>
    <header>
      <h1>Write to the paper</h1>
      <p class="note">Sample form: it takes your letter and answers, and keeps nothing.</p>
    </header>
    ${count === 0 ? '' : html`<p class="problem" role="alert">${count === 1 ? 'One thing is missing or wrong.' : `${count} things are missing or wrong.`} Nothing was sent yet.</p>`}
    <form method="post" action="/api/sample/letters" novalidate>
      <p>
        <label for="desk">To</label
        ><select id="desk" name="desk" ${about('desk', problems)}>
          ${Object.entries(DESKS).map(
            ([value, text]) =>
              html`<option value="${value}" ${value === typed.desk ? html` selected` : ''}>${text}</option>`,
          )}</select
        >${problemOf('desk', problems)}
      </p>
      <p>
        <label for="name">Your name</label
        ><input
          id="name"
          name="name"
          value="${typed.name}"
          maxlength="80"
          autocomplete="name"
          required${about('name', problems)}
        />${problemOf('name', problems)}
      </p>
      <p>
        <label for="email">Your email address</label
        ><input
          id="email"
          name="email"
          type="email"
          value="${typed.email}"
          maxlength="254"
          autocomplete="email"
          required${about('email', problems)}
        />${problemOf('email', problems)}
      </p>
      <p>
        <label for="letter">Your letter</label
        ><textarea id="letter" name="letter" rows="9" maxlength="5000" required${about('letter', problems)}>
${typed.letter}</textarea
        >${problemOf('letter', problems)}
      </p>
      <p><button>Send the letter</button></p>
    </form>
  </main>`;
  return {
    title: count === 0 ? 'Write to the paper' : 'Not sent yet: write to the paper',
    body,
    style: STYLE,
  };
}

/** Confirms a letter, in the reader's own words. */
export function letterTaken({ desk, name, email, letter }: Letter): EmbedDocument {
  const words = letter.split(/\s+/).length;
  const body = html`<main>
    <header>
      <h1>Thank you, ${name}. Your letter arrived.</h1>
      <p class="note">
        ${DESKS[desk]} got ${words === 1 ? 'one word' : `${words.toLocaleString('en-US')} words`} from
        ${email}.
      </p>
    </header>
    <blockquote>${letter.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}</blockquote>
    <p>This is a sample edition: nobody reads the letter, and nothing of it was kept.</p>
    <p><a href="/api/sample/letters">Write another</a></p>
  </main>`;
  return { title: 'Your letter arrived', body, style: STYLE };
}

/** The page for a letter longer than the form allows, which only a request without the form can send. */
export function letterRefused(): EmbedDocument {
  const body = html`<main>
    <h1>The letter is too long</h1>
    <p>It was not taken. Use at most 5,000 characters.</p>
    <p><a href="/api/sample/letters">Back to the form</a></p>
  </main>`;
  return { title: 'The letter is too long', body, style: STYLE };
}

function problemOf(field: LetterField, problems: LetterDraft['problems']): Html | string {
  const problem = problems[field];
  return problem === undefined ? '' : html`<span class="problem" id="${field}-problem">${problem}</span>`;
}

function about(field: LetterField, problems: LetterDraft['problems']): Html | string {
  return problems[field] === undefined ? '' : html` aria-invalid="true" aria-describedby="${field}-problem"`;
}

const STYLE = `
body { background: var(--tint) }
main { display: grid; gap: 20px; max-width: 41rem; padding: 24px var(--edge) 32px }
header { display: grid; gap: 4px }
form { display: grid; gap: 16px }
form p { display: grid; gap: 4px }
label { font: 500 0.9375rem/1.25rem var(--sans) }
input, select, textarea { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--control); border-radius: 2px; background: light-dark(#fff, #1c2635); color: inherit; font: 400 1.0625rem/1.5rem var(--serif) }
textarea { resize: vertical }
[aria-invalid] { border: 2px solid var(--danger) }
.problem { font: 500 0.9375rem/1.25rem var(--sans); color: var(--danger) }
button { justify-self: start; min-height: 44px; padding: 0 24px; border: 0; border-radius: 2px; background: var(--ink); color: var(--ground); font: 600 0.9375rem/1.25rem var(--sans); cursor: pointer }
blockquote { display: grid; gap: 12px; max-height: 22rem; overflow: auto; padding-block: 16px; border-block: 1px solid var(--rule); color: var(--soft); white-space: pre-line }
`;
