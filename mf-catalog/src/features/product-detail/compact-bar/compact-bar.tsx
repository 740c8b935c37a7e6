import { pictureUrl } from '@jishi/api';
import { useFormat } from '@jishi/i18n';
import { Button, Picture, Price } from '@jishi/ui';
import { useRef } from 'react';
import { useSectionWords } from '../../../messages/sections/texts.ts';
import { leadToPurchase } from '../components/lead-to-purchase.ts';
import * as styles from './compact-bar.styles.ts';
import type { CompactBarProps } from './late-compact-bar.tsx';
import { SectionLinks } from './section-links.tsx';
import { useIsAbove } from './use-is-above.ts';

/**
 * Over a long page: where in it one is, and on wide screens what it is about, what that costs, and the way back to where it is bought. Phones have
 * their buttons in sight anyway.
 */
export default function CompactBar({ product, purchase, sheet, open }: CompactBarProps) {
  const text = useSectionWords();
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  if (!useIsAbove(sheet)) return null;
  const picture = (purchase.variant?.picture ?? product.pictures[0])?.url;
  return (
    <styles.Bar ref={bar} role="region" aria-label={text('bar')}>
      <styles.Inner>
        <styles.Named>
          {picture && <Picture src={pictureUrl(picture, 80)} alt="" width={40} height={40} />}
          <styles.Name>{product.name}</styles.Name>
        </styles.Named>
        <SectionLinks product={product} sheet={sheet} bar={bar} open={open} />
        <styles.Bought>
          <Price parts={format.moneyParts(purchase.price.min)} size="m" />
          <Button kind="primary" onClick={() => leadToPurchase(sheet.current, purchase.missing)}>
            {text('bar-buy')}
          </Button>
        </styles.Bought>
      </styles.Inner>
    </styles.Bar>
  );
}
