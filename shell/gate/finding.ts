/** A violation of a rule. */
export interface Finding {
  /** A sentence that names the file or unit. */
  cause: string;
  fix: string;
  /** It blocks new releases, but only warns on a rollback: readers who get this release are not harmed. */
  warnsOnRollback?: true;
}
