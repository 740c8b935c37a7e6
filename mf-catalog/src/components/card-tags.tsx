import type { ProductCard } from '@jishi/api/products';
import { Tag, Tags, type TagTone } from '@jishi/ui';
import { type CatalogueText, useTexts } from '../messages/texts.ts';

type CardTag = { key: Parameters<CatalogueText>[0]; tone: TagTone };

/** What speaks for a product before it is opened: two tags at most. Takes its room also without, so that prices stand in line. */
export function CardTags({ product }: { product: ProductCard }) {
  const text = useTexts();
  return (
    <Tags>
      {tagsOf(product).map(({ key, tone }) => (
        <Tag key={key} $tone={tone}>
          {text(key)}
        </Tag>
      ))}
    </Tags>
  );
}

function tagsOf({ type, hasFreeDelivery, acceptsPoints }: ProductCard): CardTag[] {
  const tags: CardTag[] = [];
  if (type && type !== 'physical') tags.push({ key: `compare.type.${type}`, tone: 'mute' });
  if (hasFreeDelivery) tags.push({ key: 'card.free_delivery', tone: 'trust' });
  if (acceptsPoints) tags.push({ key: 'detail.points', tone: 'promo' });
  return tags;
}
