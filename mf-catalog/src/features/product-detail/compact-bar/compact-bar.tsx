import { pictureUrl } from '@jishi/api';
import { useFormat } from '@jishi/i18n';
import { Button, Picture, Price } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './compact-bar.styles.ts';
import type { CompactBarProps } from './late-compact-bar.tsx';
import { useIsAbove } from './use-is-above.ts';

/** Name and price over a long page on wide screens, and the way back to where it is bought. Phones have their buttons in sight anyway. */
export default function CompactBar({ product, purchase, sheet }: CompactBarProps) {
  const text = useTexts();
  const format = useFormat();
  if (!useIsAbove(sheet)) return null;
  const picture = (purchase.variant?.picture ?? product.pictures[0])?.url;
  const goBack = () => {
    sheet.current?.scrollIntoView({ block: 'start' });
    // Into the row nothing is chosen in, else to the buttons.
    const row = purchase.missing[0];
    const target = row ? `[data-row="${CSS.escape(row)}"] button` : '[data-action-bar] button';
    sheet.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  };
  return (
    <styles.Bar role="region" aria-label={text('detail.bar')}>
      <styles.Inner>
        {picture && <Picture src={pictureUrl(picture, 80)} alt="" width={40} height={40} />}
        <styles.Name>{product.name}</styles.Name>
        <Price parts={format.moneyParts(purchase.price.min)} size="m" />
        <Button kind="primary" onClick={goBack}>
          {text('detail.bar-buy')}
        </Button>
      </styles.Inner>
    </styles.Bar>
  );
}
