import { pictureUrl } from '@jishi/api';
import type { AgainLine } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { useFormat, useLang } from '@jishi/i18n';
import { Clamp, Picture, TextLink } from '@jishi/ui';
import { Checkbox } from '@jishi/ui/forms';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../messages/texts.ts';
import { canBeHad, notesOf } from '../../model/again-choice.ts';
import * as styles from './again-dialog.styles.ts';

type AgainRowProps = { line: AgainLine; isChosen: boolean; isDisabled: boolean; onToggle: () => void };

/** A line with what is different now; what cannot be had leads to others like it. */
export function AgainRow({ line, isChosen, isDisabled, onToggle }: AgainRowProps) {
  const text = useTexts();
  const format = useFormat();
  const separator = useLang() === 'zh' ? '；' : '; ';
  const isGone = !canBeHad(line);
  const { name, picture, categoryId, price, priceThen, quantity, wanted } = line;
  const similar = categoryId ? paths.products({ categoryId }) : paths.products({ keyword: name });
  return (
    <li>
      <Checkbox
        label={text('again.choose', { name })}
        labelHidden
        checked={isChosen}
        disabled={isGone || isDisabled}
        onChange={onToggle}
      />
      <styles.What>
        <styles.Plate data-gone={isGone || undefined}>
          {picture && <Picture src={pictureUrl(picture, 80)} alt="" width={56} height={56} fill />}
        </styles.Plate>
        <div>
          <span data-gone={isGone || undefined}>
            <Clamp>{name}</Clamp>
          </span>
          {line.options.length > 0 && <small>{line.options.map(({ value }) => value).join(separator)}</small>}
          <styles.Notes>
            {notesOf(line).map((note) => (
              <span key={note}>{text(note, { count: quantity, wanted, price: format.money(priceThen) })}</span>
            ))}
            {isGone && line.obstacle !== 'in-cart' && line.obstacle !== 'prize' && (
              <TextLink as={Link} to={similar}>
                {text('again.similar')}
              </TextLink>
            )}
          </styles.Notes>
        </div>
      </styles.What>
      {!isGone && (
        <styles.Price>
          {price < priceThen && <s>{format.money(priceThen)}</s>}
          {format.money(price)}
          <small>× {quantity}</small>
        </styles.Price>
      )}
    </li>
  );
}
