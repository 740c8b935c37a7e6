import { optionsText } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import { Checkbox, Select } from '@jishi/ui/forms';
import { useTogetherWords } from '../../../../messages/together/texts.ts';
import { type Companion, priceOf } from '../model/companions.ts';
import * as styles from './item.styles.ts';
import { Item } from './item.tsx';

type CompanionItemProps = {
  companion: Companion;
  isInCart: boolean;
  onTake: (isTaken: boolean) => void;
  onChoose: (variantId: string) => void;
};

/** A product customers bought along: taken until somebody says otherwise, in a variant that is named. */
export function CompanionItem({ companion, isInCart, onTake, onChoose }: CompanionItemProps) {
  const words = useTogetherWords();
  const format = useFormat();
  const { product, variant, isTaken } = companion;
  const { id, name, variants, picture } = product;
  const box = (
    <Checkbox
      checked={isTaken}
      label={words('include', { name })}
      labelHidden
      onChange={({ target }) => onTake(target.checked)}
    />
  );
  return (
    <Item name={name} productId={id} picture={picture?.url} price={priceOf(companion)} isInCart={isInCart} box={box}>
      {variant && variants.length === 1 && <styles.Options>{optionsText(variant.options, ' / ')}</styles.Options>}
      {variant && variants.length > 1 && (
        <Select
          size="sm"
          aria-label={words('options', { name })}
          value={variant.id}
          options={variants.map((one) => ({
            value: one.id,
            label: `${optionsText(one.options, ' / ')} · ${format.money(one.price)}`,
          }))}
          onChange={onChoose}
        />
      )}
    </Item>
  );
}
