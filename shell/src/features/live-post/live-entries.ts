const ENTRY = '[data-entry]';

/** The entries of a live post in the page, and those that wait until the reader requests them. */
export class LiveEntries {
  readonly #section: HTMLElement;
  /** Newest first. */
  #waiting: HTMLElement[] = [];
  /** Without a `type`: clicks on buttons of a unit that have one wait for the shell (`sleeping/replay-clicks.ts`). */
  readonly #button = document.createElement('button');

  constructor(section: HTMLElement) {
    this.#section = section;
    this.#button.addEventListener('click', () => this.#show());
    // On back, a page is rebuilt from its HTML, with the button of the entries that waited.
    this.#status?.replaceChildren();
  }

  /** The id of the newest entry; empty if there is none. */
  get newest(): string {
    return (this.#waiting[0] ?? this.#section.querySelector<HTMLElement>(ENTRY))?.dataset['entry'] ?? '';
  }

  /** `html`: entries as the server renders them. New ones wait, and a button shows their count, so that nothing moves. */
  take(html: string): void {
    const template = document.createElement('template');
    template.innerHTML = html;
    const known = [...this.#section.querySelectorAll(ENTRY), ...this.#waiting].map(({ id }) => id);
    const late = [...template.content.querySelectorAll<HTMLElement>(ENTRY)].filter(
      ({ id }) => !known.includes(id),
    );
    if (late.length === 0) return;
    this.#waiting.unshift(...late);
    this.#button.textContent = `${this.#waiting.length} new ${this.#waiting.length === 1 ? 'entry' : 'entries'}`;
    // A status, so it is announced politely. The focus may be on it already.
    if (!this.#button.isConnected) this.#status?.append(this.#button);
  }

  get #status(): Element | null {
    return this.#section.querySelector('[role="status"]');
  }

  #show(): void {
    const [newest] = this.#waiting;
    // An entry may come from another release, whose CSS classes this page does not have.
    const look = document.querySelector('#main [data-prose]')?.className ?? '';
    for (const entry of this.#waiting)
      for (const text of entry.querySelectorAll('[data-prose]')) text.className = look;
    this.#section.querySelector('[data-later]')?.prepend(...this.#waiting);
    this.#waiting = [];
    this.#button.remove();
    const updated = newest?.querySelector('p a')?.cloneNode(true).childNodes ?? [];
    this.#section.querySelector('[data-updated]')?.replaceChildren(...updated);
    const title = newest?.querySelector<HTMLElement>('h2');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
    newest?.scrollIntoView();
  }
}
