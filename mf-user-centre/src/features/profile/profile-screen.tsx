import { Block } from '@jishi/part-kit/block';
import { Card, CardHead, Stack } from '@jishi/ui';
import { RowsSkeleton } from '../../components/security/rows-skeleton.tsx';
import { useTexts } from '../../messages/texts.ts';
import { NoticeChoices } from './components/notice-choices.tsx';
import { PersonalInfo, PersonalInfoSkeleton } from './components/personal-info.tsx';

/** Who the customer is to others, how they can be reached, and what they are told by which way. */
export function ProfileScreen() {
  const text = useTexts();
  return (
    <Stack>
      <Block fallback={<PersonalInfoSkeleton />}>
        <PersonalInfo />
      </Block>
      <Card aria-labelledby="notices">
        <CardHead>
          <h2 id="notices">{text('profile.notices')}</h2>
        </CardHead>
        <Block fallback={<RowsSkeleton count={5} />}>
          <NoticeChoices />
        </Block>
      </Card>
    </Stack>
  );
}
