import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { LinkButton } from '@jishi/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import QrCode from 'lucide-react/icons/qr-code';
import { Link } from 'react-router-dom';
import * as styles from './scan.styles.ts';

const looks = {
  granted: { Glyph: CircleCheck, tone: 'trust' },
  refused: { Glyph: CircleX, tone: 'danger' },
  over: { Glyph: Clock, tone: 'promo' },
  taken: { Glyph: CircleX, tone: 'danger' },
  foreign: { Glyph: QrCode, tone: 'promo' },
} as const;

type OutcomeProps = { kind: keyof typeof looks; title: string; text?: string };

/** Nothing more to do here. */
export function Outcome({ kind, title, text }: OutcomeProps) {
  const common = useCommonTexts();
  const { Glyph, tone } = looks[kind];
  return (
    <>
      <styles.Disc $tone={tone}>
        <Glyph size={32} strokeWidth={1.5} aria-hidden />
      </styles.Disc>
      <div role="status">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      <styles.Buttons>
        <LinkButton as={Link} to={paths.home()} block>
          {common('action.home')}
        </LinkButton>
      </styles.Buttons>
    </>
  );
}
