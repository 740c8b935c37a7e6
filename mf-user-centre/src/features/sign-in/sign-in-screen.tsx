import { Block } from '@jishi/part-kit/block';
import { AuthLayout } from '../../components/auth/auth-layout.tsx';
import { useTexts } from '../../messages/texts.ts';
import { SignInCard, SignInCardSkeleton } from './components/sign-in-card.tsx';

export function SignInScreen() {
  const text = useTexts();
  return (
    <AuthLayout title={text('sign-in.welcome')} text={text('sign-in.benefits')}>
      <Block fallback={<SignInCardSkeleton />}>
        <SignInCard />
      </Block>
    </AuthLayout>
  );
}
