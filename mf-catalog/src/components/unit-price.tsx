import type { UnitPrice as Amount } from '@jishi/api/products';
import { styled } from 'styled-components';
import { useUnitPriceText } from '../hooks/use-unit-price-text.ts';

const Line = styled.span`
  color: var(--text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

/** “每 500 克 ¥6.40”, “$6.40 per 500 g”. */
export default function UnitPrice({ unitPrice }: { unitPrice: Amount }) {
  return <Line>{useUnitPriceText()(unitPrice)}</Line>;
}
