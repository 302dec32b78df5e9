/** A unit that failed in this view. */
export interface QaFailure {
  /** Unit key: `news/page/category`. */
  unit: string;
  version: string;
  message: string;
  /** Position in its source or script, if known. */
  place: string | null;
}

/** Data of the QA banner. */
export interface QaFacts {
  pins: readonly { name: string; version: string }[];
  /** Expiry of the link, in the paper's time zone: "2:30 PM CST". */
  until: string;
  inspecting: boolean;
  /** Failures while the view was made. Optional: older servers do not send them. */
  failures?: readonly QaFailure[];
}
