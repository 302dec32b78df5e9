export interface FeaturedVideoData {
  film: { title: string; text: string; length: string; href: string; stillAlt: string };
}
