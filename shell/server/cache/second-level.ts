import type { KeptDocument } from './kept-document.ts';
import type { DocumentKind, ViewKey } from './view-key.ts';

/** Where servers share what they have made. It never holds a page up: an answer that takes long is none. */
export interface SecondLevel {
  /** What is kept there; null for nothing, nothing good, or not in time. Never rejects. */
  read(kind: DocumentKind, key: ViewKey): Promise<KeptDocument | null>;
  /** Sends a document on its way. Nobody waits for it. */
  write(document: KeptDocument): void;
  close(): void;
}

/** A server that keeps everything to itself. */
export const NO_SECOND_LEVEL: SecondLevel = {
  read: async () => null,
  write: () => {},
  close: () => {},
};
