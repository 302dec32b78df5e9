export interface LatestUpdatesData {
  feed: { href: string };
}
