export interface RadioData {
  /** Address of the stream on this site. It is loaded only on play. */
  stream: string;
}
