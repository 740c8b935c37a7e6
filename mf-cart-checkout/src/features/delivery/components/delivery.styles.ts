import { below } from '@jishi/ui';
import { styled } from 'styled-components';

/** As the other rows of the purchase box: a label, and what it says. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: 4px 12px;

  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Label = styled.span`
  color: var(--text-tertiary);
  font-size: 0.8125rem;
  line-height: 1.375rem;
`;

export const Facts = styled.div`
  display: grid;
  gap: 4px;

  small {
    color: var(--text-secondary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export const Where = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
`;

export const Terms = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 12px;
  color: var(--text-secondary);

  b {
    color: var(--trust-text);
  }
`;

export const NotServed = styled.b`
  color: var(--danger-text);
`;

/** Province and city beside each other. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

/** The same in a note above other things: it has its rows before it is known, so that nothing moves. */
export const Inline = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  align-items: baseline;
  gap: 0 12px;
  min-height: 1.625rem;
  line-height: 1.625rem;

  @media not all and (min-width: 45em) {
    min-height: 3.25rem;
  }
  ${below.sm} {
    min-height: 6.5rem;

    > :not(:first-child) {
      flex-basis: 100%;
    }
    > :nth-child(2) {
      flex-basis: auto;
    }
    /* A row each: a far place has days that fill one. */
    > :nth-child(3) > * {
      flex-basis: 100%;
    }
  }

  small {
    color: var(--text-secondary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
`;
