/** Each with its answers, the place of the right one, and a sentence about it. */
export const QUESTIONS = [
  {
    question: 'What is the state bird of Nebraska?',
    answers: ['The sandhill crane', 'The western meadowlark', 'The bald eagle'],
    right: 1,
    because: 'The western meadowlark, since 1929. This paper is named after it.',
  },
  {
    question: 'Which river does Omaha lie on?',
    answers: ['The Missouri', 'The Mississippi', 'The Republican'],
    right: 0,
    because: 'The Missouri. Across it lies Council Bluffs, Iowa.',
  },
  {
    question: 'What is the capital of Nebraska?',
    answers: ['Omaha', 'Grand Island', 'Lincoln'],
    right: 2,
    because: 'Lincoln, since the year of statehood. Before that it was Omaha.',
  },
  {
    question: 'When did Nebraska become a state?',
    answers: ['1854', '1867', '1889'],
    right: 1,
    because: '1867, as the 37th. It had been a territory since 1854.',
  },
  {
    question: 'What does the Legislature of Nebraska have that no other state’s has?',
    answers: ['A single chamber', 'No building', 'Members for life'],
    right: 0,
    because: 'A single chamber, since 1937.',
  },
];
