import type { ScanCode } from '@jishi/api/shop';
import { useShop } from '@jishi/contracts';
import { localePath } from '@jishi/i18n/locale';
import { Popover, QrCode } from '@jishi/ui/overlays';
import type { ReactNode } from 'react';
import * as styles from '../../customer-service/code-panel.styles.ts';
import { ErrorBoundary } from '../../mount/error-boundary.tsx';

const ignore = () => undefined;

export type CodePanelProps = { label: string; caption: string; icon: ReactNode; code: ScanCode };

/** A word above the header whose panel shows a QR code: by hover, by focus and by click. */
export function CodePanel({ label, caption, icon, code }: CodePanelProps) {
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          {icon}
          {label}
        </button>
      )}
    >
      <styles.Panel>
        <ErrorBoundary onFailure={ignore}>
          <Code label={label} code={code} />
        </ErrorBoundary>
        <p>{caption}</p>
      </styles.Panel>
    </Popover>
  );
}

function Code({ label, code }: Pick<CodePanelProps, 'label' | 'code'>) {
  const { origin, lang } = useShop();
  if (code.kind === 'picture') {
    return (
      <styles.Plate>
        <img src={code.url} alt={label} width={160} height={160} />
      </styles.Plate>
    );
  }
  const content = code.kind === 'page' ? origin + localePath(lang, code.path) : code.url;
  return <QrCode content={content} label={label} size={184} />;
}
