/** Facts of the day that the frame prints. They come from the server, so that hydration prints the same. */
export interface FrameFacts {
  /** Long date in the paper's time zone: "Friday, November 21, 2025". */
  today: string;
  year: string;
}
