import { useCommonTexts } from '@jishi/i18n';
import { Checkbox } from '@jishi/ui/forms';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './facets.styles.ts';

type Choice = { value: string; label: ReactNode; count: number };

type ChoicesProps = {
  title: string;
  /** Of its fields, as the address says it. */
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** More than these wait behind "show all". */
  atFirst: number;
};

/** Values of a filter, any number of which can be chosen; those that are never wait. */
export function Choices({ title, name, choices, chosen, onToggle, atFirst }: ChoicesProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {choices.map(({ value, label, count }, index) => (
          <styles.Choice as="li" $isFolded={!isUnfolded && index >= atFirst && !chosen.includes(value)} key={value}>
            <Checkbox
              name={name}
              value={value}
              label={label}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <styles.Found>{count}</styles.Found>
          </styles.Choice>
        ))}
      </ul>
      {choices.length > atFirst && (
        <styles.Unfold type="button" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? common('action.fold') : text('list.all_brands', { count: choices.length })}
        </styles.Unfold>
      )}
    </section>
  );
}
