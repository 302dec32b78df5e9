/** What the paper says about the film on the front page. A sample: film and story are made up. */
export const FILM = {
  title: 'A year inside the Vinton Street elevator',
  text: 'One camera, one ladder and 86 million bushels. How a harvest passes through the city, from the first truck in July to the last train before the snow.',
  length: '4 min 12 s',
} as const;
