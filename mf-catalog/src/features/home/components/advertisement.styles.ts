import { below, from, Heading } from '@jishi/ui';
import { styled } from 'styled-components';

export const Band = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 180px;
  overflow: hidden;
  border-radius: var(--r-lg);
  background: linear-gradient(100deg, var(--ad-a), var(--ad-b));

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 34px;
    border-radius: 50% 50% 0 0 / 100% 100% 0 0;
    background: var(--ad-g);
  }
  ${from.md} {
    min-height: 200px;
  }
`;

export const Copy = styled.div`
  position: relative;
  z-index: 1;
  max-width: 62%;
  padding: 24px 20px;

  p {
    margin: 4px 0 14px;
    color: var(--text-secondary);
  }
  ${from.md} {
    padding: 0 48px;
  }
`;

export const Title = styled(Heading)`
  ${from.md} {
    font: var(--type-display-l);
  }
`;

export const Objects = styled.div`
  position: absolute;
  z-index: 1;
  right: 24px;
  bottom: 16px;
  display: flex;
  align-items: flex-end;
  gap: 12px;

  img {
    width: 84px;
    height: auto;
    filter: drop-shadow(0 8px 8px rgb(20 50 40 / 22%));
  }
  img:first-child {
    width: 150px;
  }
  ${from.md} {
    right: 52px;
    gap: 24px;

    img:first-child {
      width: 168px;
    }
  }
  ${below.md} {
    right: -12px;

    img:not(:first-child) {
      display: none;
    }
  }
`;
