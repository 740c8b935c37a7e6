import { below } from '@jishi/ui';
import { css, styled } from 'styled-components';

const table = css`
  [role='region'] {
    overflow-x: auto;
    border: 1px solid var(--border-subtle);
    border-radius: var(--r-sm);
  }
  th,
  td {
    min-width: 6em;
    padding: 10px 14px;
    border-bottom: 1px solid var(--border-subtle);
    font: var(--type-body);
    text-align: start;
    vertical-align: top;
  }
  tr:last-child > :is(th, td) {
    border-bottom: 0;
  }
  th {
    background: var(--bg-sunken);
    font-weight: 600;
  }
  caption {
    padding: 10px 14px;
    color: var(--text-secondary);
    text-align: start;
  }
`;

const lists = css`
  :is(ul, ol) {
    display: grid;
    gap: 8px;
    padding-inline-start: 1.5em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: var(--text-tertiary);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin-inline-start: 1.5em;
  }
`;

/** Running text of the shop: a line of at most 42 em, air before headings, everything wide inside its frame. */
export const Prose = styled.div`
  max-width: 42em;
  color: var(--text-primary);
  font-size: 1rem;
  line-height: 1.75;
  text-wrap: pretty;

  > * + * {
    margin-top: 1em;
  }
  > * + :is(h2, h3, h4) {
    margin-top: 1.75em;
  }
  :is(h2, h3, h4) + * {
    margin-top: 0.5em;
  }
  h2 {
    font: var(--type-title-l);
    font-size: 1.25rem;
  }
  :is(h3, h4) {
    font: var(--type-title-m);
  }
  a[href] {
    color: var(--info-text);
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
    text-underline-offset: 3px;
  }
  a:hover {
    text-decoration-color: currentcolor;
  }
  em {
    font-style: italic;
  }
  &:lang(zh) em {
    font-style: normal;
    text-emphasis: filled dot;
    text-emphasis-position: under right;
  }
  img {
    height: auto;
    border-radius: var(--r-sm);
  }
  figcaption,
  small {
    color: var(--text-secondary);
    font: var(--type-label);
    font-weight: 400;
  }
  figcaption {
    margin-top: 8px;
  }
  blockquote {
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--brand-border);
    margin-inline: 0;
    color: var(--text-secondary);
  }
  hr {
    border: 0;
    border-top: 1px solid var(--border-subtle);
  }
  pre {
    padding: 14px;
    overflow-x: auto;
    border-radius: var(--r-sm);
    background: var(--bg-sunken);
  }
  ${lists}
  ${table}
  ${below.sm} {
    text-wrap: wrap;
  }
  @media print {
    max-width: none;

    :is(h2, h3, h4) {
      break-after: avoid;
    }
    :is(img, figure, tr) {
      break-inside: avoid;
    }
  }
`;
