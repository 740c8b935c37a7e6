import { pictureUrl } from '@jishi/api';
import type { Banner } from '@jishi/api/shop';
import { Awning, Picture } from '@jishi/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { ShopLink, ShopLinkButton } from '../../../components/shop-link.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { PaperTag } from './paper-tag.tsx';
import * as styles from './stage.styles.ts';
import { StageScenery } from './stage-scenery.tsx';

type SlideProps = {
  banner: Banner;
  /** Otherwise it only gets ready: it is painted unseen, so that it comes with its pictures, and is no late paint of the page. */
  isShown: boolean;
  /** It fades in; what the page comes with stands there at once. */
  isTurnedTo: boolean;
  /** Stands on the first screen, so its pictures come first. */
  isFirst: boolean;
  /** "2 of 5". */
  label: string;
};

/** One banner: set from text and objects on a market stall, or the picture the server has. */
export function Slide({ banner, isShown, isTurnedTo, isFirst, label }: SlideProps) {
  const text = useTexts();
  const { stage, picture, link, name } = banner;
  return (
    <styles.Slide
      $fadesIn={isTurnedTo && isShown}
      $isShown={isShown}
      inert={!isShown}
      aria-hidden={!isShown || undefined}
      role="group"
      aria-roledescription={text('home.carousel.slide.role')}
      aria-label={label}
    >
      {stage ? (
        <StallSlide stage={stage} link={link} isFirst={isFirst} />
      ) : (
        <ShopLink link={link}>
          {picture && <Picture src={picture.url} alt={name} width={1200} height={480} priority={isFirst} fill />}
        </ShopLink>
      )}
    </styles.Slide>
  );
}

/** What a phone has room for is fetched first, and there nothing else is. */
const ON_PHONES = 4;

type StallSlideProps = { stage: NonNullable<Banner['stage']>; link: Banner['link']; isFirst: boolean };

function StallSlide({ stage, link, isFirst }: StallSlideProps) {
  const text = useTexts();
  return (
    <styles.Stall $tint={stage.tint}>
      <Awning height={46} />
      <StageScenery />
      <styles.Copy>
        <styles.Title>{stage.title}</styles.Title>
        {stage.subtitle && <p>{stage.subtitle}</p>}
        {link && (
          <ShopLinkButton link={link} kind="primary" size="lg">
            {stage.buttonLabel ?? text('home.stage.more')}
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
          </ShopLinkButton>
        )}
      </styles.Copy>
      <styles.Goods>
        {stage.objects.map(({ url }, index) => (
          <Picture
            key={url}
            src={pictureUrl(url, 200)}
            alt=""
            width={200}
            height={200}
            priority={isFirst && index < ON_PHONES}
            cutOut
          />
        ))}
      </styles.Goods>
      <styles.Counter>
        {stage.objects.map(({ url, tag }) => (
          <span key={url}>{tag && <PaperTag tag={tag} />}</span>
        ))}
      </styles.Counter>
    </styles.Stall>
  );
}
