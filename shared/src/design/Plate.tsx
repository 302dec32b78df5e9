import { styled } from 'styled-components';
import { pictureBox, type PictureRatio } from './picture-box.ts';

/** Stands where a picture is missing or still to come: the same room, with the bird's shape in it. */
export function Plate({ ratio }: { ratio: PictureRatio }) {
  return <Box data-picture={ratio} />;
}

const Box = styled.div`
  ${pictureBox}
`;
