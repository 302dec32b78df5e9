import { Picture } from '@meadowlark/shared/design/Picture.tsx';
import { styled } from 'styled-components';
import diamond from './pictures/diamond.svg';
import dome from './pictures/dome.svg';
import market from './pictures/market.svg';

/** Where one might go: stands in the calendar's room until it is asked for. */
export function Pictures() {
  return (
    <Strip>
      <Picture picture={{ src: market, alt: '' }} ratio="card" eager />
      <Picture picture={{ src: dome, alt: '' }} ratio="card" eager />
      <Picture picture={{ src: diamond, alt: '' }} ratio="card" eager />
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  gap: 2px;

  @media (max-width: 479.98px) {
    > :nth-child(n + 2) {
      display: none;
    }
  }
  @media (min-width: 480px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;
