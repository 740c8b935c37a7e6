import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-left: auto;

  ${below.md} {
    width: 100%;
    margin-inline: -8px;

    button {
      padding-inline: 8px;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
