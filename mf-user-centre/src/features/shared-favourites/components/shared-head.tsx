import { pictureUrl } from '@jishi/api';
import type { SharedFavourites } from '@jishi/api/products';
import { RemoteFragment, useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Button, Card, CardBody, Note, Picture, Text } from '@jishi/ui';
import Star from 'lucide-react/icons/star';
import { useSharedWords } from '../../../messages/shared-favourites/texts.ts';
import { useKeepAll } from '../hooks/use-keep-all.ts';
import { linesOf } from '../model/buyable.ts';
import * as styles from './shared-head.styles.ts';

type SharedHeadProps = { list: SharedFavourites; token: string };

/** Whose list it is, if they said so, and all of it into the cart or the reader's own favourites. */
export function SharedHead({ list, token }: SharedHeadProps) {
  const words = useSharedWords();
  const format = useFormat();
  const { has, requireSignIn } = useShop();
  const { mutate, isPending } = useKeepAll(list, token);
  const { name, from, expiresAt, products, goneCount } = list;
  const lines = linesOf(products);
  const others = products.length - lines.length;
  return (
    <Card>
      <CardBody>
        <styles.Head>
          <Covers products={products} />
          <styles.Words>
            <Text $tone="secondary">{from === '' ? words('shared.title') : words('shared.from', { from })}</Text>
            <h1>{name}</h1>
            <Text $tone="secondary">
              {words('shared.until', { date: format.date(expiresAt.slice(0, 10), 'long') })}
              {goneCount > 0 && ` ${words('shared.gone', { count: goneCount })}`}
            </Text>
            {products.length > 0 && (
              <noscript>
                <Note tone="promo">{words('shared.script')}</Note>
              </noscript>
            )}
            {lines.length > 0 && others > 0 && (
              <Text $tone="secondary">{words('shared.choose', { count: others })}</Text>
            )}
          </styles.Words>
          {products.length > 0 && (
            <styles.Buttons>
              {lines.length > 0 && has('mf_cart_checkout/add-lines') && (
                <RemoteFragment id="mf_cart_checkout/add-lines" props={{ lines }} fallback={<styles.Room />} />
              )}
              <Button
                size="lg"
                kind="line"
                icon={<Star size={20} strokeWidth={1.75} aria-hidden />}
                busy={isPending}
                onClick={() => {
                  if (requireSignIn() && !isPending) mutate();
                }}
              >
                {words('shared.keep')}
              </Button>
            </styles.Buttons>
          )}
        </styles.Head>
      </CardBody>
    </Card>
  );
}

/** Up to four pictures of what is in it; decoration. */
function Covers({ products }: Pick<SharedFavourites, 'products'>) {
  const pictures = products.flatMap(({ picture }) => picture ?? []).slice(0, 4);
  if (pictures.length === 0) return null;
  const shown = pictures.length < 4 ? pictures.slice(0, 1) : pictures;
  return (
    <styles.Covers $columns={shown.length === 1 ? 1 : 2}>
      {shown.map(({ url }) => (
        <Picture key={url} src={pictureUrl(url, 150)} alt="" width={120} height={120} fill radius="none" priority />
      ))}
    </styles.Covers>
  );
}
