import { below, from, hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Two in a row on phones, one where large text needs the room. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.5rem, 34%)), 1fr));
  gap: 12px;

  > li {
    display: grid;
  }
  ${from.sm} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${from.md} {
    gap: 16px;
  }
  ${from.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** Hung with the awning of its stall. */
export const Card = styled.a`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  overflow: hidden;
  padding: 24px 16px 12px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  transition:
    transform var(--t-mid),
    box-shadow var(--t-mid);

  > svg {
    position: absolute;
    top: 0;
    left: -2%;
    width: 104%;
    height: 14px;
  }
  b {
    order: 1;
    font: var(--type-body-strong);
  }
  ${hover} {
    &:hover {
      box-shadow: var(--e2);
      transform: translateY(-3px);
    }
  }
  ${below.sm} {
    padding-inline: 12px;
  }
`;

/** Three goods on a wooden edge; its room while they are not there. */
export const Goods = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: space-around;
  height: 62px;
  margin-bottom: 8px;
  border-bottom: 3px solid var(--wood-a);

  img {
    flex: 0 1 auto;
    min-width: 0;
    max-width: 30%;
    border-radius: 50% 50% 0 0;
  }
`;

export const Count = styled.span`
  order: 2;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
