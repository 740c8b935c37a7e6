import { FieldError } from '@jishi/ui/forms';
import StarIcon from 'lucide-react/icons/star';
import { useId, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './star-choice.styles.ts';

const scores = [1, 2, 3, 4, 5] as const;

type StarChoiceProps = { value: number | null; onChange: (score: number) => void; error: string | undefined };

/** One to five stars, with a word for each. */
export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const text = useTexts();
  const id = useId();
  const [hovered, hover] = useState<number | null>(null);
  const shown = hovered ?? value;
  const word = scores.find((score) => score === shown);
  return (
    <div>
      <styles.Group aria-describedby={error ? `${id}-error` : undefined}>
        <legend>{text('write-review.stars')}</legend>
        <div role="presentation" onPointerLeave={() => hover(null)}>
          {scores.map((score) => (
            <styles.Star
              key={score}
              $on={shown !== null && score <= shown}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hover(score)}
            >
              <StarIcon size={30} strokeWidth={1.75} aria-hidden />
              <input
                type="radio"
                name={id}
                checked={value === score}
                onChange={() => onChange(score)}
                aria-invalid={error ? true : undefined}
                aria-label={text('write-review.star', { count: score, word: text(`write-review.star-${score}`) })}
              />
            </styles.Star>
          ))}
        </div>
        {word && <b aria-hidden="true">{text(`write-review.star-${word}`)}</b>}
      </styles.Group>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
