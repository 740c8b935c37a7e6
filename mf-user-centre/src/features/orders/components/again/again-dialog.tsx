import type { AgainLine } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button, LinkButton, Text } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../messages/texts.ts';
import type { BuyAgain } from '../../hooks/use-buy-again.ts';
import { canBeHad, sumOf } from '../../model/again-choice.ts';
import * as styles from './again-dialog.styles.ts';
import { AgainRow } from './again-row.tsx';

type AgainDialogProps = { lines: readonly AgainLine[]; again: BuyAgain };

/** What has changed since an order was bought, before any of it lands in the cart. */
export function AgainDialog({ lines, again }: AgainDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const { add, close, isAdding, error } = again;
  const available = lines.filter(canBeHad);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = available.filter(({ id }) => !left.has(id));
  const toggle = (id: string) => setLeft(new Set(left.has(id) ? [...left].filter((one) => one !== id) : [...left, id]));
  const footer =
    available.length === 0 ? (
      <LinkButton as={Link} to={paths.products()} kind="primary">
        {common('action.go_shopping')}
      </LinkButton>
    ) : (
      <>
        <styles.Total>
          {text('again.sum')} <b>{format.money(sumOf(chosen))}</b>
        </styles.Total>
        <Button onClick={close} disabled={isAdding}>
          {common('action.cancel')}
        </Button>
        <Button
          kind="primary"
          data-autofocus
          busy={isAdding}
          busyLabel={text('orders.buying-again')}
          disabled={chosen.length === 0}
          onClick={() => add(chosen)}
        >
          {common('action.add_to_cart')}
        </Button>
      </>
    );
  return (
    <Dialog
      open
      size="lg"
      title={text('orders.buy-again')}
      closeLabel={common('action.close')}
      busy={isAdding}
      onClose={close}
      footer={footer}
    >
      <Text $tone="secondary">{text(available.length === 0 ? 'again.nothing' : 'again.changed')}</Text>
      <styles.Lines>
        {lines.map((line) => (
          <AgainRow
            key={line.id}
            line={line}
            isChosen={canBeHad(line) && !left.has(line.id)}
            isDisabled={isAdding}
            onToggle={() => toggle(line.id)}
          />
        ))}
      </styles.Lines>
      <FormFailure error={error} />
    </Dialog>
  );
}
