import { below } from '@jishi/ui';
import { styled } from 'styled-components';

/** What it is about, and what it comes to; the amount goes below where there is no room beside the heading. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding: 20px;
  border-bottom: 1px solid var(--border-subtle);

  ${below.sm} {
    padding: 16px;
  }
`;

export const Title = styled.div`
  display: grid;
  flex: 1 1 12rem;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  h1 {
    font: var(--type-title-m);
    overflow-wrap: anywhere;
  }
`;

export const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Amount = styled.p`
  display: flex;
  align-items: baseline;
  gap: 10px;
  color: var(--text-secondary);
`;

/** Grows with the reader's text until the number of an order, 19 digits, fills a line of a phone. */
export const Remark = styled.p`
  font: var(--type-body-l);
  font-size: min(1rem, 7.8vw);
  line-height: 1.625;
`;

/** Names above their values, as many beside each other as there is room for. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: 14px 24px;
  padding: 16px 20px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  dt {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  dd {
    font-size: min(0.875rem, 7vw);
    line-height: 1.57;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  ${below.sm} {
    padding: 14px 16px;
  }
`;
