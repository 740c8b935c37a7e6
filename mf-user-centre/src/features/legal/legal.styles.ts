import { below, Card } from '@jishi/ui';
import { styled } from 'styled-components';

/** One sheet of paper in the middle of the page; alone on it when it is printed. */
export const Sheet = styled(Card).attrs({ as: 'article' })`
  width: calc(100% - 32px);
  max-width: 820px;
  margin: 32px auto 48px;
  padding: 40px 48px;

  ${below.sm} {
    margin-block: 16px 32px;
    padding: 24px 20px;
  }
  @media print {
    width: auto;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px 24px;
  margin-bottom: 24px;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--border-subtle);

  h1 {
    font: var(--type-display-m);
  }
  p {
    margin-top: 4px;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

export const Prose = styled.div`
  max-width: 42em;
  font-size: 1rem;
  line-height: 1.75rem;
  overflow-wrap: anywhere;

  > * + * {
    margin-top: 16px;
  }
  ul,
  ol {
    padding-left: 1.5em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: 6px;
  }
  li::marker {
    color: var(--text-tertiary);
  }
  a[href] {
    color: var(--info-text);
    text-decoration: underline;
  }
`;
