import { useShop } from '@jishi/contracts';
import { shopTime } from '@jishi/i18n';
import { useTexts } from '../../messages/texts.ts';

/** From the shop's first year, where its owner says one, to this one by its own clock. */
export function Copyright() {
  const text = useTexts();
  const year = shopTime(useShop().renderedAt)?.year ?? 0;
  const since = Number(text('shop.since'));
  const years = since > 0 && since < year ? `${since}–${year}` : year;
  return <span>{text('footer.copyright', { years, shop: text('shop.name') })}</span>;
}
