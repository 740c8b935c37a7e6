import { Awning } from '@jishi/ui';
import { Block } from '../../components/block.tsx';
import { useTexts } from '../../messages/texts.ts';
import { SignInCard, SignInCardSkeleton } from './components/sign-in-card.tsx';
import * as styles from './components/stage.styles.ts';
import { StageGoods } from './components/stage-goods.tsx';

/** The market stall on which the sign-in card stands. */
export function SignInScreen() {
  const text = useTexts();
  return (
    <styles.Stall>
      <Awning height={52} />
      <styles.Counter aria-hidden="true" />
      <styles.Columns>
        <styles.Copy>
          <h1>{text('sign-in.welcome')}</h1>
          <p>{text('sign-in.benefits')}</p>
        </styles.Copy>
        <Block fallback={null} optional>
          <StageGoods />
        </Block>
        <Block fallback={<SignInCardSkeleton />}>
          <SignInCard />
        </Block>
      </styles.Columns>
    </styles.Stall>
  );
}
