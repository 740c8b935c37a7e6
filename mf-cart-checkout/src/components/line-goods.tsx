import { pictureUrl } from '@jishi/api';
import type { CartLine } from '@jishi/api/cart';
import { paths } from '@jishi/contracts';
import { useLang } from '@jishi/i18n';
import { Picture } from '@jishi/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages/texts.ts';
import { specification } from '../model/line-text.ts';
import * as styles from './line-goods.styles.ts';

type LineGoodsProps = {
  line: Pick<CartLine, 'productId' | 'name' | 'picture' | 'options'>;
  size?: 64 | 80;
  /** Word on a greyed picture, for what cannot be bought. */
  offLabel?: string;
  /** Opens the choice of another variant; without it the specification is plain text. */
  onChangeVariant?: (() => void) | undefined;
  /** Under the specification. */
  children?: ReactNode;
};

/** Picture, name and specification of a line; picture and name lead to the product, the picture outside the tab order. */
export function LineGoods({ line, size = 80, offLabel, onChangeVariant, children }: LineGoodsProps) {
  const text = useTexts();
  const path = paths.product(line.productId);
  const spec = specification(line.options, useLang());
  return (
    <styles.Goods>
      <styles.Plate as={Link} to={path} tabIndex={-1} aria-hidden="true" $size={size} $off={offLabel !== undefined}>
        {line.picture && <Picture src={pictureUrl(line.picture, 80)} alt="" width={size} height={size} />}
        {offLabel !== undefined && <i>{offLabel}</i>}
      </styles.Plate>
      <styles.Words>
        <styles.Name as={Link} to={path} $off={offLabel !== undefined}>
          {line.name}
        </styles.Name>
        {spec !== '' && !onChangeVariant && <styles.Specification>{spec}</styles.Specification>}
        {spec !== '' && onChangeVariant && (
          <styles.VariantButton
            type="button"
            aria-haspopup="dialog"
            aria-label={text('variant.change-of', { spec, name: line.name })}
            onClick={onChangeVariant}
          >
            {spec}
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
          </styles.VariantButton>
        )}
        {children}
      </styles.Words>
    </styles.Goods>
  );
}
