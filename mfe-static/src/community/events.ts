export interface SampleEvent {
  title: string;
  /** How many days from the day of reading, so that the sample list is always of events to come. */
  inDays: number;
  location: string;
}

/** Sample content: none of these takes place. */
export const EVENTS: readonly SampleEvent[] = [
  {
    title: 'Mending evening: bring a chair, a coat or a radio',
    inDays: 3,
    location: 'Branch library, large room',
  },
  {
    title: 'Walk along the river with a bird counter',
    inDays: 6,
    location: 'North landing, by the boat ramp',
  },
  {
    title: 'Readers’ table: what should we look into next?',
    inDays: 10,
    location: 'Front room of the paper',
  },
  { title: 'Winter market under the arcade', inDays: 13, location: 'Old Market, Howard Street' },
  { title: 'Open rehearsal of the neighborhood band', inDays: 18, location: 'School gym, doors at the back' },
];
