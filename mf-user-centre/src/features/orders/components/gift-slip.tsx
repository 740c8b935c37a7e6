import type { OrderDetail } from '@jishi/api/orders';
import { useCommonTexts } from '@jishi/i18n';
import { langOf } from '@jishi/part-kit/words-lang';
import { LogoMark } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './gift-slip.styles.ts';

/** What lies in the parcel of a present: its words and its goods, and nothing of what they cost. */
export function GiftSlip({ order: { giftNote, lines } }: { order: OrderDetail }) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <styles.Slip>
      <styles.Head>
        <LogoMark size={28} />
        <b>{common('common.shop')}</b>
      </styles.Head>
      <h1>{text('gift.title')}</h1>
      {giftNote && <styles.Words lang={langOf(giftNote)}>{giftNote}</styles.Words>}
      <h2>{text('gift.goods')}</h2>
      <ul>
        {lines.map(({ id, name, quantity }) => (
          <li key={id}>{text('gift.pieces', { name, count: quantity })}</li>
        ))}
      </ul>
    </styles.Slip>
  );
}
