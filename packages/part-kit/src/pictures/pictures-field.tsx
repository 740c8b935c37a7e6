import { pictureTypes } from '@jishi/api/uploads';
import { VisuallyHidden } from '@jishi/ui';
import { FieldError, Hint } from '@jishi/ui/forms';
import Camera from 'lucide-react/icons/camera';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFailureText } from '../failure/use-failure-text.ts';
import { PictureTile } from './picture-tile.tsx';
import * as styles from './pictures-field.styles.ts';
import type { PicturesTexts } from './pictures-texts.ts';
import { ENTRY, useDragOrder } from './use-drag-order.ts';
import { useFileIntake } from './use-file-intake.ts';
import type { Pictures } from './use-pictures.ts';

export type { PicturesTexts } from './pictures-texts.ts';

export type PicturesFieldProps = { pictures: Pictures; texts: PicturesTexts };

/** Pictures of a form: chosen, dropped or pasted; put in order by dragging or by the buttons of each. */
export function PicturesField({ pictures, texts }: PicturesFieldProps) {
  const { items, limit, refused } = pictures;
  const failureText = useFailureText();
  const { isOver, intake } = useFileIntake(pictures.add);
  const [told, tell] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const follow = useRef<{ key: string; by: number } | null>(null);
  const placeOf = (key: string) => items.findIndex((item) => item.key === key);
  const { dragged, handlersOf } = useDragOrder((from, over) => pictures.move(placeOf(from), placeOf(over)));

  // An element that changes its place loses the focus.
  useLayoutEffect(() => {
    const moved = follow.current;
    follow.current = null;
    if (!moved) return;
    const tile = [...(list.current?.children ?? [])].find((one) => one.getAttribute(ENTRY) === moved.key);
    const same = tile?.querySelector<HTMLElement>(`[data-by="${moved.by}"]:not([aria-disabled="true"])`);
    (same ?? tile?.querySelector<HTMLElement>('[data-by]:not([aria-disabled="true"])'))?.focus();
  });

  const moveBy = (key: string, by: -1 | 1) => {
    const from = placeOf(key);
    follow.current = { key, by };
    pictures.move(from, from + by);
    tell(texts.moved(from + 1, from + 1 + by));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    pictures.add([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  };

  return (
    <styles.Field {...intake}>
      <legend>{texts.label}</legend>
      <styles.Tiles ref={list}>
        {items.map((item, index) => (
          <PictureTile
            key={item.key}
            item={item}
            number={index + 1}
            total={items.length}
            isDragged={item.key === dragged}
            texts={texts}
            handle={items.length > 1 ? handlersOf(item.key) : {}}
            onMove={(by) => moveBy(item.key, by)}
            onRemove={() => pictures.remove(item.key)}
            onRetry={() => pictures.retry(item.key)}
          />
        ))}
        {items.length < limit && (
          <li>
            <styles.Add $over={isOver}>
              <Camera size={22} strokeWidth={1.75} aria-hidden />
              <span aria-hidden="true">
                {items.length} / {limit}
              </span>
              <input type="file" aria-label={texts.add} accept={pictureTypes.join(',')} multiple onChange={choose} />
            </styles.Add>
          </li>
        )}
      </styles.Tiles>
      <Hint>{texts.hint}</Hint>
      <div role="alert">
        {refused.map((refusal) => (
          <FieldError key={refusal.file}>
            {'problem' in refusal
              ? texts.refused(refusal)
              : texts.refusedBecause(refusal.file, failureText(refusal.error))}
          </FieldError>
        ))}
      </div>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </styles.Field>
  );
}
