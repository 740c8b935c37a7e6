import { pictureUrl } from '@jishi/api';
import { bannersQuery } from '@jishi/api/shop/queries';
import { useShop } from '@jishi/contracts';
import { Picture, Section } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ShopLink, ShopLinkButton } from '../../../components/shop-link.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { shownBanner } from '../model/shown-banner.ts';
import * as styles from './advertisement.styles.ts';

/** One wide banner; nothing when there is none. */
export function Advertisement() {
  const text = useTexts();
  const shop = useShop();
  const [first] = useSuspenseQuery(bannersQuery(shop.api, 'home-advertisement')).data;
  const banner = first && shownBanner(first, shop);
  if (!banner) return null;
  const { stage, picture, link } = banner;
  if (!stage) {
    return (
      <Section>
        <ShopLink link={link}>
          {picture && <Picture src={picture.url} alt={banner.name} width={1200} height={480} radius="md" />}
        </ShopLink>
      </Section>
    );
  }
  return (
    <Section>
      <styles.Band>
        <styles.Copy>
          <styles.Title>{stage.title}</styles.Title>
          {stage.subtitle && <p>{stage.subtitle}</p>}
          {link && (
            <ShopLinkButton link={link} kind="trust">
              {stage.buttonLabel ?? text('home.stage.more')}
            </ShopLinkButton>
          )}
        </styles.Copy>
        <styles.Objects>
          {stage.objects.map(({ url }) => (
            <Picture key={url} src={pictureUrl(url, 200)} alt="" width={200} height={200} cutOut />
          ))}
        </styles.Objects>
      </styles.Band>
    </Section>
  );
}
