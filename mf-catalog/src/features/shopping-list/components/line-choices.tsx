import { pictureUrl } from '@jishi/api';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Button, Picture, TextLink } from '@jishi/ui';
import { Field, TextInput } from '@jishi/ui/forms';
import { type Dispatch, type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import type { ListChange } from '../model/list-state.ts';
import type { ResolvedLine } from '../model/resolved.ts';
import { readList } from '../reading/read-list.ts';
import * as styles from './line-choices.styles.ts';

type LineChoicesProps = { resolved: ResolvedLine; change: Dispatch<ListChange> };

/** What else a line could be: another product, none of them, or other words. */
export function LineChoices({ resolved, change }: LineChoicesProps) {
  const text = useShoutWords();
  const { line, match } = resolved;
  return (
    <styles.Box>
      {match && match.products.length > 0 && <Products resolved={resolved} change={change} />}
      <styles.Ways>
        <SayAnew key={line.text} resolved={resolved} change={change} />
        <TextLink as={Link} to={paths.products({ keyword: line.words })}>
          {text('shout.line.search', { words: line.words })}
        </TextLink>
      </styles.Ways>
    </styles.Box>
  );
}

function Products({ resolved: { line, match, chosen }, change }: LineChoicesProps) {
  const text = useShoutWords();
  const format = useFormat();
  const name = useId();
  const choose = (productId: string | null) => change({ kind: 'choose', key: line.key, productId });
  return (
    <styles.Choices>
      <legend>{text('shout.line.choices', { words: line.words })}</legend>
      {match?.products.map((product) => (
        <styles.Choice key={product.id}>
          <input
            type="radio"
            name={name}
            checked={chosen?.product.id === product.id}
            onChange={() => choose(product.id)}
          />
          {product.picture && <Picture src={pictureUrl(product.picture.url, 80)} alt="" width={40} height={40} />}
          <span>{product.name}</span>
          <b>{format.money(product.price)}</b>
        </styles.Choice>
      ))}
      <styles.Choice>
        <input type="radio" name={name} checked={line.productId === null} onChange={() => choose(null)} />
        <span>{text('shout.line.none')}</span>
      </styles.Choice>
    </styles.Choices>
  );
}

function SayAnew({ resolved: { line }, change }: LineChoicesProps) {
  const text = useShoutWords();
  const [said, setSaid] = useState(line.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { things } = readList(said);
    if (things.length > 0) change({ kind: 'say-anew', key: line.key, things });
  };
  return (
    <styles.Anew onSubmit={submit}>
      <Field label={text('shout.line.say-anew')}>
        <TextInput value={said} onChange={({ target }) => setSaid(target.value)} />
      </Field>
      <Button type="submit">{text('shout.line.look-again')}</Button>
    </styles.Anew>
  );
}
