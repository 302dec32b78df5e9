import type { Answer, Answers, Question } from '../protocol/messages.ts';

type QuestionOf<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

/** Asks the front. Rejects with the front's error. */
export type AskFront = <Kind extends Question['kind']>(question: QuestionOf<Kind>) => Promise<Answers[Kind]>;

interface Waiting {
  question: Question;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Questions to the front that have no answer yet. */
export class OpenQuestions {
  readonly #open = new Map<number, Waiting>();
  readonly #post: (id: number, question: Question) => void;
  #last = 0;

  constructor(post: (id: number, question: Question) => void) {
    this.#post = post;
  }

  readonly ask: AskFront = <Kind extends Question['kind']>(question: QuestionOf<Kind>) => {
    this.#last += 1;
    const id = this.#last;
    return new Promise<Answers[Kind]>((resolve, reject) => {
      this.#open.set(id, { question, resolve: resolve as Waiting['resolve'], reject });
      this.#post(id, question);
    });
  };

  /** The job that asks; null if it is for all jobs. */
  jobOf(id: number): number | null {
    const question = this.#open.get(id)?.question;
    return question?.kind === 'fetch' ? question.job : null;
  }

  settle(id: number, answer: Answer): void {
    const waiting = this.#open.get(id);
    this.#open.delete(id);
    if ('error' in answer) waiting?.reject(answer.error);
    else waiting?.resolve(answer.value);
  }
}
