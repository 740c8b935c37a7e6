import { givesPrice } from '@jishi/api/flash-sales/offer';
import type { ShownProduct } from '@jishi/api/products/queries';
import { Tag, type TagTone } from '@jishi/ui';
import { type CatalogueText, useTexts } from '../messages/texts.ts';
import { TagRow } from './product-card.styles.ts';

type CardTag = { key: Parameters<CatalogueText>[0]; tone: TagTone };

/** What speaks for a product before it is opened: two tags at most. */
export function CardTags({ product }: { product: ShownProduct }) {
  const text = useTexts();
  const tags = tagsOf(product);
  if (tags.length === 0) return null;
  return (
    <TagRow>
      {tags.map(({ key, tone }) => (
        <Tag key={key} $tone={tone}>
          {text(key)}
        </Tag>
      ))}
    </TagRow>
  );
}

const MAX = 2;

function tagsOf({ type, hasFreeShipping, acceptsPoints, flashSale }: ShownProduct): CardTag[] {
  const tags: CardTag[] = [];
  const isInSale = givesPrice(flashSale);
  if (isInSale) tags.push({ key: flashSale.isAllHeld ? 'card.flash_sale_held' : 'card.flash_sale', tone: 'brand' });
  if (flashSale?.isSoldOut) tags.push({ key: 'card.flash_sale_gone', tone: 'mute' });
  if (type && type !== 'physical') tags.push({ key: `compare.type.${type}`, tone: 'mute' });
  if (hasFreeShipping) tags.push({ key: 'card.free_delivery', tone: 'trust' });
  // The price of a sale is paid without points.
  if (acceptsPoints && !isInSale) tags.push({ key: 'card.points', tone: 'promo' });
  return tags.slice(0, MAX);
}
