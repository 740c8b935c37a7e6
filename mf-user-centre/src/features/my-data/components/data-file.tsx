import type { DataFile as File } from '@jishi/api/account';
import { useFormat } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button, Note, Spinner } from '@jishi/ui';
import CircleX from 'lucide-react/icons/circle-x';
import Download from 'lucide-react/icons/download';
import FileArchive from 'lucide-react/icons/file-archive';
import FolderDown from 'lucide-react/icons/folder-down';
import { useTexts } from '../../../messages/texts.ts';
import { IdentityProofDialog } from '../../identity-proof/identity-proof-dialog.tsx';
import { useDataFile } from '../hooks/use-data-file.ts';
import { fileSize } from '../model/file-size.ts';
import * as styles from './my-data.styles.ts';

const looks = {
  none: { tone: 'quiet', glyph: <FolderDown size={24} strokeWidth={1.5} aria-hidden /> },
  waiting: { tone: 'info', glyph: <Spinner /> },
  ready: { tone: 'trust', glyph: <FileArchive size={24} strokeWidth={1.5} aria-hidden /> },
  failed: { tone: 'danger', glyph: <CircleX size={24} strokeWidth={1.5} aria-hidden /> },
} as const;

/** What has become of the file, and what can be done about it. */
export function DataFile() {
  const text = useTexts();
  const acts = useDataFile();
  const { file, proof, error, isGone } = acts;
  const { tone, glyph } = looks[file.state];
  return (
    <div>
      <styles.Plate>
        <styles.Glyph $tone={tone}>{glyph}</styles.Glyph>
        <styles.What role="status">
          <b>{text(`data.${file.state}`)}</b>
          <Hint file={file} />
        </styles.What>
        <Acts acts={acts} />
      </styles.Plate>
      <styles.Limit>{text('data.limit', { count: file.perDay })}</styles.Limit>
      {isGone && (
        <Note tone="promo" live>
          {text('data.gone')}
        </Note>
      )}
      <FormFailure error={error} />
      {proof.ways !== null && <IdentityProofDialog proof={proof} reason={text('data.proof')} />}
    </div>
  );
}

function Hint({ file: { state, size, expiresAt } }: { file: File }) {
  const text = useTexts();
  const { date } = useFormat();
  if (state !== 'ready') return <span>{text(`data.${state}-hint`)}</span>;
  return <span>{text('data.ready-hint', { size: fileSize(size ?? 0), until: date(expiresAt ?? '', 'minute') })}</span>;
}

function Acts({ acts: { file, proof, isAsking, isFetching, ask, fetch } }: { acts: ReturnType<typeof useDataFile> }) {
  const text = useTexts();
  if (file.state === 'waiting') return null;
  const isReady = file.state === 'ready';
  return (
    <styles.Acts>
      {isReady && (
        <Button
          kind="primary"
          busy={isFetching}
          busyLabel={text('data.download-busy')}
          disabled={isAsking || proof.isChecking}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          onClick={fetch}
        >
          {text('data.download')}
        </Button>
      )}
      <Button
        kind={isReady ? 'line' : 'primary'}
        busy={isAsking}
        busyLabel={text('data.asking')}
        disabled={isFetching || proof.isChecking}
        onClick={ask}
      >
        {text(file.state === 'none' ? 'data.ask' : 'data.ask-again')}
      </Button>
    </styles.Acts>
  );
}
