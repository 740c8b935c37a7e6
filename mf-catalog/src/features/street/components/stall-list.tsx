import { pictureUrl } from '@jishi/api';
import { Block } from '@jishi/part-kit/block';
import { MoreLink, Picture, Section, SectionTitle } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useStreetWords } from '../../../messages/street/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { shoutPath } from '../../../model/shout-path.ts';
import { useStallGoods } from '../hooks/use-stall-goods.ts';
import { useStalls } from '../hooks/use-stalls.ts';
import { STALL_LIST, type Stall, stallPath } from '../model/stalls.ts';
import { Awning } from './awning.tsx';
import * as styles from './stall-list.styles.ts';
import { StreetData } from './street-data.tsx';

/** All stalls without the scene. */
export function StallList() {
  const text = useTexts();
  const words = useStreetWords();
  const stalls = useStalls();
  if (stalls.length === 0) return null;
  return (
    <Section id={STALL_LIST} aria-labelledby={`${STALL_LIST}-title`} tabIndex={-1}>
      <SectionTitle
        id={`${STALL_LIST}-title`}
        aside={words('list_aside')}
        end={
          <MoreLink as={Link} to={shoutPath}>
            {text('shout.title')}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </MoreLink>
        }
      >
        {words('list')}
      </SectionTitle>
      <styles.List>
        {stalls.map((stall) => (
          <li key={stall.id}>
            <StallCard stall={stall} />
          </li>
        ))}
      </styles.List>
      <StreetData stalls={stalls} />
    </Section>
  );
}

function StallCard({ stall }: { stall: Stall }) {
  return (
    <styles.Card as={Link} to={stallPath(stall)}>
      <Awning stripes={stall.stripes} />
      <b>{stall.name}</b>
      <Block fallback={<styles.Goods />} failed={<styles.Goods />}>
        <Goods categoryId={stall.id} />
      </Block>
    </styles.Card>
  );
}

const SHOWN = 3;

function Goods({ categoryId }: { categoryId: string }) {
  const words = useStreetWords();
  const { items, total } = useStallGoods(categoryId);
  return (
    <>
      <styles.Goods>
        {items
          .slice(0, SHOWN)
          .map(
            ({ id, picture }) =>
              picture && <Picture key={id} src={pictureUrl(picture.url, 80)} alt="" width={54} height={54} />,
          )}
      </styles.Goods>
      <styles.Count>{total > 0 ? words('goods', { count: total }) : words('closed')}</styles.Count>
    </>
  );
}
