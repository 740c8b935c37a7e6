import { from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Categories beside the stage; below it on phones stands the rail of categories first. */
export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 16px;

  ${from.md} {
    grid-template-columns: max(232px, 8.5rem) minmax(0, 1fr);
    margin-top: 20px;
  }
`;
