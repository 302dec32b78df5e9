/** The outside image feed with pictures from readers. A placeholder: the address reaches nobody. */
export const IMAGE_FEED = { href: 'https://pictures.example/meadowlark' } as const;
