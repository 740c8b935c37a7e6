import type { Cents } from '@jishi/api';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { StrikePrice } from '@jishi/ui';

type FormerPriceProps = {
  amount: Cents | null | undefined;
  /** The price beside it is that of a flash sale: the ordinary price is what it costs otherwise, not what it cost before. */
  inSale?: boolean;
};

/** What a product costs as a rule, struck through; what that means is said on hover. Nothing without an amount. */
export function FormerPrice({ amount, inSale = false }: FormerPriceProps) {
  const common = useCommonTexts();
  const { money } = useFormat();
  if (!amount) return null;
  const label = common(inSale ? 'common.otherwise' : 'common.was');
  return <StrikePrice text={money(amount)} label={label} hint={inSale ? label : common('common.was_hint')} />;
}
