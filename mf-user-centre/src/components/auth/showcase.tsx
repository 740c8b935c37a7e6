import { pictureUrl } from '@jishi/api';
import type { Banner } from '@jishi/api/shop';
import { bannersQuery } from '@jishi/api/shop/queries';
import { useApi, useShop } from '@jishi/contracts';
import { ownLink } from '@jishi/part-kit/own-link';
import { Picture } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './auth-layout.styles.ts';

/** Goods on the counter: those of the sign-in banner, or its picture over the whole stall where it has no objects. */
export function Showcase() {
  const [banner] = useSuspenseQuery(bannersQuery(useApi(), 'sign-in')).data;
  if (!banner) return null;
  const objects = banner.stage?.objects ?? [];
  if (objects.length === 0) return <Backdrop banner={banner} />;
  return (
    <BannerGround banner={banner}>
      <styles.Goods $count={objects.length}>
        {objects.map(({ url }) => (
          <Picture key={url} src={pictureUrl(url, 150)} alt="" width={146} height={146} cutOut />
        ))}
      </styles.Goods>
    </BannerGround>
  );
}

function Backdrop({ banner }: { banner: Banner }) {
  if (!banner.picture) return null;
  return (
    <>
      <styles.Backdrop data-backdrop="">
        <img src={banner.picture.url} alt="" />
      </styles.Backdrop>
      <BannerGround banner={banner}>
        <styles.Open />
      </BannerGround>
    </>
  );
}

/** What lies left of the card, which leads somewhere when the banner does. */
function BannerGround({ banner, children }: { banner: Banner; children: ReactNode }) {
  const { leads, origin } = useShop();
  const { name } = banner;
  const link = banner.link && ownLink(banner.link, origin);
  if (!link || (link.kind === 'page' && !leads(link.path))) return <styles.Ground as="div">{children}</styles.Ground>;
  if (link.kind === 'external') {
    return (
      <styles.Ground href={link.url} target="_blank" rel="noopener" aria-label={name}>
        {children}
      </styles.Ground>
    );
  }
  return (
    <styles.Ground as={Link} {...{ to: link.path }} aria-label={name}>
      {children}
    </styles.Ground>
  );
}
