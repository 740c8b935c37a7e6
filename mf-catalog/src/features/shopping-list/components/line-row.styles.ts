import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Line = styled.li`
  display: grid;
  grid-template: 'picture body side remove' auto 'panel panel panel panel' auto / 72px minmax(0, 1fr) auto 36px;
  gap: 0 16px;
  padding: 16px 12px 16px 20px;

  &[data-state='in-cart'] {
    background: var(--bg-sunken);
  }
  ${below.md} {
    grid-template:
      'picture body remove' auto
      '. side side' auto
      'panel panel panel' auto / 56px minmax(0, 1fr) 36px;
    gap: 0 12px;
    padding: 14px 8px 14px 16px;
  }
`;

export const Pictured = styled.div`
  display: grid;
  grid-area: picture;
  place-items: center;
  align-self: start;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  color: var(--text-tertiary);

  [data-state='in-cart'] > & {
    background: var(--bg-surface);
  }
`;

export const Body = styled.div`
  display: grid;
  grid-area: body;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-content: start;
  gap: 4px;
`;

export const Said = styled.p`
  max-width: 100%;
  color: var(--text-tertiary);
  font: var(--type-caption);
  overflow-wrap: anywhere;

  /* A Chinese quotation mark is as wide as a word: it hangs. */
  &:lang(zh) {
    text-indent: -0.5em;
  }
`;

export const Change = styled.div`
  margin-left: -12px;

  svg {
    transition: transform var(--t-fast);
  }
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Side = styled.div`
  display: grid;
  grid-area: side;
  justify-items: end;
  align-content: start;
  gap: 10px;
  padding-top: 4px;

  ${below.md} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    padding: 10px 8px 0 0;
  }
`;

export const Remove = styled.div`
  grid-area: remove;

  @media (scripting: none) {
    display: none;
  }
`;

export const Panel = styled.div`
  grid-area: panel;

  @media (scripting: none) {
    display: none;
  }
`;
