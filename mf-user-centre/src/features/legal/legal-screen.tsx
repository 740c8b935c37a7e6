import type { LegalDocument } from '@jishi/api/articles';
import { legalQuery } from '@jishi/api/articles/queries';
import { useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { withShopLinks } from '@jishi/part-kit/with-shop-links';
import { Button, EmptyState } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './legal.styles.ts';

/** What customers agree to, as the shop has written it. */
export function LegalScreen({ document }: { document: LegalDocument }) {
  const text = useTexts();
  const { date } = useFormat();
  const shop = useShop();
  const { data: article } = useSuspenseQuery(legalQuery(shop.api, document));
  if (!article || article.html.trim() === '') {
    return (
      <styles.Sheet>
        <EmptyState
          headingLevel="h1"
          picture={<EmptyObject name="scroll" />}
          title={text(`legal.${document}`)}
          text={text('legal.missing')}
        />
      </styles.Sheet>
    );
  }
  return (
    <styles.Sheet>
      <styles.Head>
        <div>
          <h1>{article.name}</h1>
          <p>{text('legal.published', { date: date(article.publishedAt, 'long') })}</p>
        </div>
        <styles.OnScreen>
          <Button icon={<Printer size={18} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
            {text('legal.print')}
          </Button>
        </styles.OnScreen>
      </styles.Head>
      <styles.Prose dangerouslySetInnerHTML={{ __html: withShopLinks(article.html, shop) }} />
    </styles.Sheet>
  );
}
