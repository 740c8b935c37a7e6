import { styled } from 'styled-components';
import { useTexts } from '../messages/texts.ts';

const Count = styled.small`
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** How many products there are; nothing while that is not known, and of none there is nothing to say. */
export function ProductCount({ count }: { count: number | null | undefined }) {
  const text = useTexts();
  return count ? <Count>{text('category.count', { count })}</Count> : null;
}
