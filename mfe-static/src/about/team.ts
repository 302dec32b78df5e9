export interface TeamMember {
  role: string;
  initials: string;
  work: string;
}

/** The team is a sample: it names desks, no persons, and the initials are those of the desk. */
export const EDITORIAL_STAFF: readonly TeamMember[] = [
  { role: 'Editor in chief', initials: 'EC', work: 'Answers for everything that stands here.' },
  { role: 'City editor', initials: 'CE', work: 'Decides what leads the day.' },
  { role: 'Opinion editor', initials: 'OE', work: 'Reads the letters, and prints those that disagree.' },
  { role: 'Copy chief', initials: 'CC', work: 'Checks names, numbers and headlines before they go out.' },
];

export const REPORTING_TEAM: readonly TeamMember[] = [
  { role: 'City hall reporter', initials: 'CH', work: 'Council, county boards, courts and budgets.' },
  { role: 'Schools reporter', initials: 'SR', work: 'Classrooms, school boards and the bus.' },
  { role: 'River and plains reporter', initials: 'RP', work: 'Water, weather, farms and the Missouri.' },
  { role: 'Sports reporter', initials: 'SP', work: 'High school gyms first, ballparks second.' },
];
