import { styled } from 'styled-components';

export const Panel = styled.div`
  position: absolute;
  z-index: var(--z-sticky);
  inset: -1px auto -1px 100%;
  width: min(760px, 62vw);
  padding: 20px 24px;
  overflow-y: auto;
  border: 1px solid var(--border-subtle);
  border-radius: 0 var(--r-md) var(--r-md) 0;
  background: var(--bg-raised);
  box-shadow: var(--e3);

  dl {
    display: grid;
    gap: 14px;
  }
  dt {
    font-weight: 600;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    color: var(--text-secondary);
  }
  a:hover {
    color: var(--brand-text);
  }
`;

/** A second level: its name, and what is below it. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  align-items: baseline;
  gap: 12px;
  padding-bottom: 14px;
  border-bottom: 1px dashed var(--border-subtle);

  &:last-child {
    border: 0;
  }
`;

/** A category in a line of them. */
export const Sub = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;

  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
  }
  i {
    flex: none;
    width: 28px;
    height: 28px;
  }
`;

/** Lines in the distance they will have. */
export const Waiting = styled.div`
  display: grid;
  gap: 14px;
`;
