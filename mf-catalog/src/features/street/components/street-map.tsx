import { categoryIcon } from '@jishi/api/categories';
import { centreInLine, Picture } from '@jishi/ui';
import { useEffect, useRef } from 'react';
import { useStreetWords } from '../../../messages/street/texts.ts';
import type { Stall } from '../model/stalls.ts';
import * as styles from './street-map.styles.ts';

type StreetMapProps = { stalls: readonly Stall[]; inView: readonly string[] };

/** Every stall by name, those one stands before marked: a way along the street in one step. */
export function StreetMap({ stalls, inView }: StreetMapProps) {
  const text = useStreetWords();
  const map = useRef<HTMLElement>(null);
  const [current] = inView;
  useEffect(() => {
    centreInLine(current === undefined ? null : map.current?.querySelector(`[href="#${current}"]`), map.current);
  }, [current]);
  return (
    <styles.Names aria-label={text('map')} ref={map}>
      {stalls.map((stall) => (
        <a
          key={stall.id}
          href={`#${stall.anchor}`}
          aria-current={stall.anchor === current ? 'true' : undefined}
          data-in-view={inView.includes(stall.anchor) ? '' : undefined}
        >
          <Icon stall={stall} />
          {stall.name}
        </a>
      ))}
    </styles.Names>
  );
}

function Icon({ stall }: { stall: Stall }) {
  const src = categoryIcon(stall);
  return src && <Picture src={src} alt="" width={32} height={32} cutOut />;
}
