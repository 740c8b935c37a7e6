import { styled } from 'styled-components';

export const PhoneLinks = styled.div`
  display: flex;
  margin-right: -10px;

  > a,
  > button {
    position: relative;
    display: grid;
    place-items: center;
    width: 40px;
    height: 44px;
  }
  [data-place] {
    position: absolute;
    top: 3px;
    left: 21px;
    pointer-events: none;
  }
`;
