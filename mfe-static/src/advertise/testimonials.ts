export interface Testimonial {
  quote: string;
  who: string;
}

/** Sample content: nobody has said this. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote:
      'We booked one small ad for snow shovels. By Friday the shelf was empty, and it had not snowed yet.',
    who: 'A hardware store, sample',
  },
  {
    quote:
      'People came to the concert and told us where they had read of it. That had never happened before.',
    who: 'A chamber choir, sample',
  },
];
