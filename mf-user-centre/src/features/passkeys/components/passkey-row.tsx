import type { Passkey } from '@jishi/api/security';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import KeyRound from 'lucide-react/icons/key-round';
import { RowActions, RowIcon, RowItem, RowState, RowText } from '../../../components/security/rows.styles.ts';
import { StateWord } from '../../../components/security/state-word.tsx';
import { useTexts } from '../../../messages/texts.ts';

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** One key: its name, since when, last use; whether other devices have it too. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { date } = useFormat();
  const { name, isSynced, addedAt, lastUsedAt } = passkey;
  const Glyph = isSynced ? KeyRound : FingerprintPattern;
  const added = text('passkeys.added-at', { date: date(addedAt, 'long') });
  const used = lastUsedAt
    ? text('passkeys.last-used', { time: date(lastUsedAt, 'minute') })
    : text('passkeys.never-used');
  return (
    <RowItem>
      <RowIcon>
        <Glyph size={20} strokeWidth={1.75} aria-hidden />
      </RowIcon>
      <RowText>
        <h2>{name}</h2>
        <p>
          {added} · {used}
        </p>
      </RowText>
      <RowState title={isSynced ? text('passkeys.synced-hint') : undefined}>
        <StateWord isReady>{text(isSynced ? 'passkeys.synced' : 'passkeys.ready')}</StateWord>
      </RowState>
      <RowActions>
        <Button kind="ghost" size="sm" onClick={onRename} aria-label={text('passkeys.rename-of', { name })}>
          {text('passkeys.rename')}
        </Button>
        <Button kind="danger" size="sm" onClick={onRemove} aria-label={text('passkeys.remove-of', { name })}>
          {common('action.remove')}
        </Button>
      </RowActions>
    </RowItem>
  );
}
