export interface EventsData {
  calendar: { name: string; href: string };
}
