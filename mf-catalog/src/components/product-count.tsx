import { styled } from 'styled-components';
import { useTexts } from '../messages/texts.ts';

const Count = styled.small`
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** How many products there are; nothing while that is not known. */
export function ProductCount({ count }: { count: number | null | undefined }) {
  const text = useTexts();
  return count === null || count === undefined ? null : <Count>{text('category.count', { count })}</Count>;
}
