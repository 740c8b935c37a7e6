import { pictureUrl } from '@jishi/api';
import type { CartLine } from '@jishi/api/cart';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { IconButton, Picture, Price } from '@jishi/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { invalidity } from '../../model/invalid-line.ts';
import * as styles from './mini-cart.styles.ts';

/** One line of the panel; what cannot be bought any more is faded and says why. */
export function PanelRow({ line, onRemove }: { line: CartLine; onRemove(): void }) {
  const text = useTexts();
  const format = useFormat();
  const path = paths.product(line.productId);
  return (
    <styles.Row>
      <styles.Plate as={Link} to={path} tabIndex={-1} aria-hidden="true" $off={line.isInvalid}>
        {line.picture && <Picture src={pictureUrl(line.picture, 80)} alt="" width={56} height={56} />}
        {line.isInvalid && <i>{text(`invalid.${invalidity(line)}`)}</i>}
      </styles.Plate>
      <styles.Words $off={line.isInvalid}>
        <styles.Name as={Link} to={path}>
          {line.name}
        </styles.Name>
        <styles.Amount>
          <Price parts={format.moneyParts(line.unitPrice)} size="s" tone={line.isInvalid ? 'ink' : 'price'} />
          {`× ${line.quantity}`}
          {line.isInvalid && <span>{text(`invalid.${invalidity(line)}`)}</span>}
        </styles.Amount>
      </styles.Words>
      <IconButton label={text('line.remove', { name: line.name })} onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </styles.Row>
  );
}
