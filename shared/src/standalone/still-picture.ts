/** A plain ground of three to two. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Crect width='3' height='2' fill='%23a8a396'/%3E%3C/svg%3E";

/** Fixtures name pictures on hosts that do not exist; this one stands for each of them. */
export function stillPicture(address: string): string {
  return /^\/(?!\/)/.test(address) ? address : PICTURE;
}
