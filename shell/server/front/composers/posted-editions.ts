import {
  POSTED_EDITIONS,
  type PostedTask,
  type Task,
  type ToComposer,
  type ViewedEdition,
} from '../../protocol/messages.ts';

/** Posts the edition of a view to a thread once, not with each view. */
export class PostedEditions {
  readonly #post: (message: ToComposer) => void;
  readonly #known: { number: number; viewed: ViewedEdition }[] = [];
  #last = 0;

  constructor(post: (message: ToComposer) => void) {
    this.#post = post;
  }

  /** The task as it is posted, after its edition. */
  posted(task: Task): PostedTask {
    if (!('view' in task)) return task;
    const { edition, routes, ...view } = task.view;
    return { ...task, view: { ...view, editionNumber: this.#numberOf({ edition, routes }) } };
  }

  #numberOf(viewed: ViewedEdition): number {
    const known = this.#known.find(
      (one) => one.viewed.edition === viewed.edition && one.viewed.routes === viewed.routes,
    );
    if (known) return known.number;
    this.#last += 1;
    this.#known.push({ number: this.#last, viewed });
    if (this.#known.length > POSTED_EDITIONS) this.#known.shift();
    this.#post({ type: 'edition', number: this.#last, viewed });
    return this.#last;
  }
}
