import { useCommonTexts } from '@jishi/i18n';
import { Button, Stack } from '@jishi/ui';
import { Field, RadioCards, TextInput } from '@jishi/ui/forms';
import { Dialog } from '@jishi/ui/overlays';
import { useState } from 'react';
import { useSizeWords } from '../../../messages/size-guide/texts.ts';
import { fittingSize, limits, readMeasure } from './fit.ts';
import * as styles from './size-guide-dialog.styles.ts';
import type { SizeKind } from './size-kind.ts';
import { SizeTable } from './size-table.tsx';
import { type Wearer, wearers } from './size-tables.ts';

type SizeGuideDialogProps = {
  kind: SizeKind;
  values: readonly string[];
  onChoose: (value: string) => void;
  onClose: () => void;
};

/** The size for a measure, to be taken with one press, and the table it comes from. */
export default function SizeGuideDialog({ kind, values, onChoose, onClose }: SizeGuideDialogProps) {
  const words = useSizeWords();
  const common = useCommonTexts();
  const [wearer, setWearer] = useState<Wearer>('women');
  const [typed, setTyped] = useState('');
  const measure = readMeasure(typed, kind);
  const size = measure === null ? null : fittingSize(values, { kind, wearer, measure });
  const isWrong = typed.trim().length > 1 && measure === null;
  return (
    <Dialog open onClose={onClose} title={words('title')} closeLabel={common('action.close')}>
      <Stack>
        {kind === 'clothes' && (
          <RadioCards
            legend={words('wearer')}
            options={wearers.map((value) => ({ value, label: words(`wearer-${value}`) }))}
            value={wearer}
            onChange={setWearer}
          />
        )}
        <Field
          label={words(`measure-${kind}`)}
          hint={words(`how-${kind}`)}
          error={isWrong ? words('measure-wrong', limits[kind]) : undefined}
        >
          <TextInput
            inputMode="decimal"
            maxLength={5}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <styles.Answer role="status">
          {size !== null && (
            <>
              <span>{words('fits', { size })}</span>
              <Button
                kind="primary"
                onClick={() => {
                  onChoose(size);
                  onClose();
                }}
              >
                {words('take', { size })}
              </Button>
            </>
          )}
          {measure === null && <styles.Prompt>{words('ask')}</styles.Prompt>}
          {measure !== null && size === null && words('none')}
        </styles.Answer>
        <SizeTable kind={kind} values={values} wearer={wearer} fitting={size} />
        <styles.Source>{words(`source-${kind}`)}</styles.Source>
      </Stack>
    </Dialog>
  );
}
