import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Tag } from '@jishi/ui';
import { Select } from '@jishi/ui/forms';
import Check from 'lucide-react/icons/check';
import type { Dispatch } from 'react';
import { Link } from 'react-router-dom';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import type { Chosen } from '../model/chosen.ts';
import type { ListLine } from '../model/list-line.ts';
import type { ListChange } from '../model/list-state.ts';
import * as styles from './line-product.styles.ts';

type LineProductProps = { line: ListLine; chosen: Chosen; isBought: boolean; change: Dispatch<ListChange> };

/** What a line comes to: the product, and in which of its options. */
export function LineProduct({ line, chosen, isBought, change }: LineProductProps) {
  const text = useShoutWords();
  const format = useFormat();
  const { product, variant, isInstead } = chosen;
  const { id, name, variants } = product;
  const nameOf = ({ options }: (typeof variants)[number]) => options.map(({ value }) => value).join(' / ');
  return (
    <>
      <styles.Name as={Link} to={paths.product(id)}>
        {name}
      </styles.Name>
      {isBought && (
        <Tag $tone="trust">
          <Check size={12} strokeWidth={2.5} aria-hidden /> {text('shout.line.in-cart')}
        </Tag>
      )}
      {isInstead && <styles.Warned>{text('shout.line.instead')}</styles.Warned>}
      {variant && (isBought || variants.length === 1) && <styles.Caption>{nameOf(variant)}</styles.Caption>}
      {variant && !isBought && variants.length > 1 && (
        <styles.Variants>
          <Select
            size="sm"
            aria-label={text('shout.line.variant', { name })}
            value={variant.id}
            options={variants.map((one) => ({ value: one.id, label: `${nameOf(one)} · ${format.money(one.price)}` }))}
            onChange={(variantId) => change({ kind: 'variant', key: line.key, productId: id, variantId })}
          />
          {line.variantId === undefined && <styles.Caption>{text('shout.line.cheapest')}</styles.Caption>}
        </styles.Variants>
      )}
    </>
  );
}
