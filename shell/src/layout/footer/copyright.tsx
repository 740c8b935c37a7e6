import { useShop } from '@jishi/contracts';
import { shopTime } from '@jishi/i18n';
import { useTexts } from '../../messages/texts.ts';

const FIRST_YEAR = 2020;

/** From the shop's first year to this one, by its own clock. */
export function Copyright() {
  const text = useTexts();
  const year = shopTime(useShop().renderedAt)?.year ?? FIRST_YEAR;
  return <span>{text('footer.copyright', { from: FIRST_YEAR, to: year })}</span>;
}
