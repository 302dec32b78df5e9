import { styled } from 'styled-components';
import { Bird } from './Bird.tsx';
import { pictureBox, type PictureRatio } from './picture-box.ts';

/** Stands where a picture is missing or still to come: the same room, with the bird's shape in it. */
export function Plate({ ratio }: { ratio: PictureRatio }) {
  return (
    <Box data-picture={ratio}>
      <Bird form="outline" />
    </Box>
  );
}

const Box = styled.div`
  ${pictureBox}
  display: grid;
  place-items: center;
  color: var(--plate-mark);

  svg {
    width: 30%;
  }
`;
