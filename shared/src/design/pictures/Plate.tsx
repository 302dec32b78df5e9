import { styled } from 'styled-components';
import { pictureBox, type PictureRatio } from './picture-box.ts';

/** Placeholder of a missing picture: the same box, with the bird's shape in it. */
export function Plate({ ratio }: { ratio: PictureRatio }) {
  return <Box data-picture={ratio} />;
}

const Box = styled.div`
  ${pictureBox}
`;
