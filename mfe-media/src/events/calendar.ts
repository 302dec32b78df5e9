/** The outside calendar of local events. A placeholder: the address reaches nobody. */
export const CALENDAR = {
  name: 'Omaha events calendar',
  href: 'https://calendar.example/omaha',
} as const;
