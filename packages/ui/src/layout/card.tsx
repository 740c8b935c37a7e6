import { styled } from 'styled-components';
import { below } from '../tokens/media.ts';

/** Plain paper with a thin line: the ground of prices, totals, addresses and forms. */
export const Card = styled.section`
  background: var(--bg-surface);
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
`;

/** Head of a card; put the heading element of the right level inside. */
export const CardHead = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 20px;
  border-bottom: 1px solid var(--border-subtle);

  h1,
  h2,
  h3,
  h4 {
    font: var(--type-title-m);
  }

  /* What stands beside the heading of a page does not make its head taller: the heading is shown before that is known. */
  h1 ~ * {
    margin-block: -12px;
  }
  ${below.sm} {
    padding: 12px 16px;
  }
`;

export const CardBody = styled.div`
  padding: 20px;

  ${below.sm} {
    padding: 16px;
  }
`;

/** Rows of a sum: `<dl>` with one `<div>` per row; `data-total` marks the last one, `data-minus` a saving. */
export const Sum = styled.dl`
  display: grid;
  gap: 10px;

  > div {
    display: flex;
    justify-content: space-between;
    gap: 24px;
  }
  dt {
    color: var(--text-secondary);
  }
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 500;
  }
  [data-minus] dd {
    color: var(--trust-text);
  }
  [data-total] {
    padding-top: 14px;
    border-top: 1px dashed var(--border-default);
    align-items: baseline;
  }
  [data-total] dt {
    color: var(--text-primary);
    font-weight: 600;
  }
`;

/** Names and values side by side: `<dl>` of `<dt>` and `<dd>`. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 16px;

  dt {
    color: var(--text-tertiary);
    white-space: nowrap;
  }
`;
