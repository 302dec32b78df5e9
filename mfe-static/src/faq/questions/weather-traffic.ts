import type { FaqCategory } from '../faq-category.ts';

export const weatherTraffic: FaqCategory = {
  id: 'weather-traffic',
  name: 'Weather & Traffic',
  faqs: [
    {
      question: 'Where do storm warnings come from?',
      answer: 'From the National Weather Service. Where we quote one, its words are unedited.',
    },
    {
      question: 'Can I rely on this site in a storm?',
      answer:
        'Not alone: a news page can be minutes old. Keep a weather radio or the alerts of your phone switched on.',
    },
    {
      question: 'What is the difference between a watch and a warning?',
      answer:
        'A watch says that a storm could form. A warning says that one is here or about to be, and that it is time to take cover.',
    },
    {
      question: 'What should I do when the sirens sound?',
      answer:
        'Go inside, to the lowest floor, away from windows. Then find out what the warning says; the siren only says that there is one.',
    },
    {
      question: 'Can I get siren test dates?',
      answer: 'The counties’ emergency management offices set them. When they reach us they stand in Events.',
      see: { href: '/events', text: 'Events' },
    },
    {
      question: 'Do you print a forecast?',
      answer:
        'Yes, that of the National Weather Service: Weather, in the menu, has it by the hour and for seven days. It is renewed several times a day.',
    },
    {
      question: 'Do you map road closures?',
      answer:
        'No. Closures that touch many people are told in Local News; Nebraska 511 and Iowa 511 keep the maps of the state roads.',
    },
    {
      question: 'How do I learn that school is called off for snow?',
      answer:
        'From your school district first, as it calls its own families. We tell of it as soon as a feed carries it.',
    },
    {
      question: 'Where can I see how high the Missouri stands?',
      answer:
        'At the foot of Weather, with the stages from which there is a flood. The National Weather Service has all the gauges, at water.noaa.gov.',
    },
    {
      question: 'Whom do I tell about a pothole or a dead signal?',
      answer: 'The city or county that keeps the street. If it is still there a season later, tell us too.',
    },
  ],
};
