import { below, from, touch } from '@jishi/ui';
import { styled } from 'styled-components';
import { above, beside } from './product-detail.styles.ts';

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;

  ${above} {
    padding: 0 16px;
  }
`;

export const Name = styled.h1`
  font: var(--type-title-l);
  overflow-wrap: anywhere;
`;

export const Summary = styled.p`
  margin-top: 4px;
  color: var(--text-secondary);
  text-wrap: pretty;
`;

export const PriceBox = styled.div<{ $isLidded: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  padding: 16px;
  border-radius: ${({ $isLidded }) => ($isLidded ? '0 0 var(--r-md) var(--r-md)' : 'var(--r-md)')};
  background: var(--brand-soft);
  view-transition-name: product-price;
`;

export const Saved = styled.span`
  padding: 2px 8px;
  border-radius: 6px;
  background: var(--bg-surface);
  color: var(--brand-text);
  font: var(--type-micro);
`;

/** At the end of the line of the price where that is long enough, else below it. */
export const Sold = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  color: var(--text-secondary);
  font-size: 0.8125rem;

  ${from.lg} {
    margin-left: auto;
  }
`;

export const Rating = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;

  &:is(a):hover {
    color: var(--brand-text);
  }
  ${touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -10px 0;
    }
  }
`;

export const Services = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 14px;
  color: var(--text-secondary);

  li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  svg {
    flex: none;
    color: var(--trust-text);
  }
`;

/** Other goods: in the column beside the picture, which is narrower than the page. */
export const Instead = styled.div`
  ${beside} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${from.lg} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Choices = styled.div`
  display: grid;
  gap: 14px;
  padding-top: 16px;
  border-top: 1px solid var(--border-subtle);
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: 10px 12px;

  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
`;

export const RowLabel = styled.span<{ $missing?: boolean }>`
  color: ${({ $missing }) => ($missing ? 'var(--danger-text)' : 'var(--text-tertiary)')};
  font-size: 0.8125rem;
  line-height: 42px;
  overflow-wrap: anywhere;

  ${below.sm} {
    line-height: 1.375rem;
  }
`;

export const RowBody = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
`;

/** Desktops say it under the buttons. */
export const OnPhones = styled.p`
  color: var(--text-tertiary);
  font: var(--type-caption);

  ${from.md} {
    display: none;
  }
`;

export const Reason = styled.span`
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Missing = styled.p`
  width: 100%;
  color: var(--danger-text);
  font: var(--type-caption);
`;
