import { Clamp, from, hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** The same pill as the shell draws while this part is on its way. */
export const Pill = styled.a`
  display: none;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 16px;
  border: 1.5px solid var(--brand-border);
  border-radius: var(--r-full);
  background: var(--brand-soft);
  color: var(--brand-text);
  font-weight: 600;
  white-space: nowrap;

  ${from.md} {
    display: inline-flex;
  }
  ${hover} {
    &:hover {
      background: var(--brand-soft-hover);
    }
  }
`;

export const Rows = styled.ul`
  overflow-y: auto;
  max-height: 60vh;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: start;
  gap: 12px;
  padding: 12px 8px 12px 16px;
  border-bottom: 1px solid var(--border-subtle);
`;

export const Plate = styled.a<{ $off: boolean }>`
  position: relative;
  display: block;
  overflow: hidden;
  width: 56px;
  height: 56px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);

  img {
    ${({ $off }) => $off && 'filter:grayscale(1) opacity(.45);'}
  }
  i {
    position: absolute;
    inset: auto 0 0;
    background: rgb(36 28 23 / 82%);
    color: #fff;
    font: var(--type-micro);
    font-style: normal;
    line-height: 20px;
    text-align: center;
  }
`;

export const Words = styled.div<{ $off: boolean }>`
  display: grid;
  gap: 4px;
  min-width: 0;
  ${({ $off }) => $off && 'color:var(--text-tertiary);'}
`;

export const Name = styled(Clamp)`
  font-size: 0.8125rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;
`;

export const Amount = styled.span`
  display: flex;
  align-items: baseline;
  gap: 8px;
  color: var(--text-tertiary);
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;

  > :nth-last-child(2) {
    margin-left: auto;
  }
`;

export const Message = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 32px 24px;
  color: var(--text-secondary);
  text-align: center;
`;

export const Failure = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 16px;
  background: var(--promo-soft);
  color: var(--promo-text);
  font: var(--type-caption);
`;
