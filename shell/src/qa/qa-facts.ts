/** What the frame says above a page that shows other releases than readers get. */
export interface QaFacts {
  pins: readonly { name: string; version: string }[];
  /** When the link ends, in the paper's time zone: "2:30 PM CST". */
  until: string;
  inspecting: boolean;
}
