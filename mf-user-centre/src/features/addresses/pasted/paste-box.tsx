import { useLang } from '@jishi/i18n';
import { Button, Note, Row } from '@jishi/ui';
import { Field, TextArea } from '@jishi/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { noRegion } from '../model/region-choice.ts';
import type { PastedAddress } from './pasted-address.ts';
import { type ReadState, useReadPasted } from './use-read-pasted.ts';

/** Room for a message of a chat with an address in it. */
const MAX = 500;

const takeFocus = (box: HTMLTextAreaElement | null): void => box?.focus();

/** As a list is said: "Recipient, Phone and Region". */
const listFormats = { zh: new Intl.ListFormat('zh-CN'), en: new Intl.ListFormat('en-GB') } as const;

export type PasteBoxProps = {
  /** Hears what a text says. */
  onRead: (found: PastedAddress) => void;
};

/** Takes an address as people send it to each other, in one piece. It is read when it is pasted, or when it is asked for. */
export default function PasteBox({ onRead }: PasteBoxProps) {
  const text = useTexts();
  const [typed, setTyped] = useState('');
  const { result, read } = useReadPasted(onRead);
  return (
    <>
      <Field label={text('addresses.paste-label')} hint={text('addresses.paste-hint')}>
        <TextArea
          ref={takeFocus}
          rows={2}
          maxLength={MAX}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            const { inputType } = event.nativeEvent as InputEvent;
            if (inputType === 'insertFromPaste') void read(event.target.value);
          }}
        />
      </Field>
      <Row $wrap>
        <Button
          size="sm"
          disabled={typed.trim() === ''}
          busy={result.state === 'reading'}
          onClick={() => void read(typed)}
        >
          {text('addresses.paste-fill')}
        </Button>
      </Row>
      <Outcome result={result} />
    </>
  );
}

/** Says which fields were filled in and which were not found. */
function Outcome({ result }: { result: ReadState }) {
  const text = useTexts();
  const lang = useLang();
  if (result.state !== 'read') return <div role="status" />;
  const { found, isWithoutRegions } = result;
  const fields = [
    ['field.name', found.name !== ''],
    ['field.phone', found.phone !== ''],
    ['field.region', found.region.province !== noRegion.province],
    ['field.place', found.place !== ''],
    ['field.house', found.house !== ''],
  ] as const;
  const listed = (isFound: boolean): string =>
    listFormats[lang].format(fields.filter(([, isThere]) => isThere === isFound).map(([field]) => text(field)));
  const filled = listed(true);
  const missing = listed(false);
  return (
    <div role="status">
      <Note tone={missing === '' ? 'trust' : 'promo'}>
        {filled === '' ? text('addresses.paste-none') : text('addresses.paste-filled', { fields: filled })}
        {filled !== '' && missing !== '' && text('addresses.paste-missing', { fields: missing })}
        {isWithoutRegions && text('addresses.paste-no-regions')}
      </Note>
    </div>
  );
}
