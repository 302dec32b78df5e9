import { Picture } from '@meadowlark/shared/design/Picture.tsx';
import { styled } from 'styled-components';
import { TILES } from './tiles.ts';

export function Tiles() {
  return (
    <Row>
      {TILES.map(({ name, src }) => (
        <Picture key={name} picture={{ src, alt: '' }} ratio="tile" />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 2px;

  @media (max-width: 767.98px) {
    > :nth-child(n + 4) {
      display: none;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(6, 1fr);
  }
`;
