import { paths, useSession } from '@jishi/contracts';
import { Container } from '@jishi/ui';
import { useMatches } from 'react-router-dom';
import type { PageData } from '../../app/load-page.ts';
import { useTexts } from '../../messages/texts.ts';
import { PageLink } from '../page-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import * as styles from './flow-header.styles.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';

const steps = ['cart', 'confirm', 'pay', 'done'] as const;

/** Header from the cart to the payment: title, where one is on the way, no distractions. */
export function FlowHeader() {
  const text = useTexts();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const page = useMatches().at(-1)?.data as PageData | undefined;
  const current = page?.flow?.step ?? null;
  return (
    <styles.FlowHeader>
      <Container>
        <styles.FlowRow>
          <Logo />
          <styles.FlowTitle>{page?.flow?.title ?? page?.title ?? ''}</styles.FlowTitle>
          {current === null ? null : (
            <styles.Steps aria-label={text('flow.label')}>
              {steps.map((step, index) => (
                <li
                  key={step}
                  data-state={index < current ? 'done' : index === current ? 'current' : 'later'}
                  aria-current={index === current ? 'step' : undefined}
                >
                  <i aria-hidden="true">{index + 1}</i>
                  {text(`flow.${step}`)}
                </li>
              ))}
            </styles.Steps>
          )}
          <styles.FlowLinks>
            {isSignedIn ? (
              <AccountMenu />
            ) : (
              <PageLink as="li" page="mf_user_centre/sign-in" to={paths.signIn()} remember>
                {text('header.sign-in')}
              </PageLink>
            )}
            <PageLink as="li" page="mf_user_centre/orders" to={paths.orders()}>
              {text('header.orders')}
            </PageLink>
            <li>
              <LanguageSwitch />
            </li>
          </styles.FlowLinks>
        </styles.FlowRow>
      </Container>
    </styles.FlowHeader>
  );
}
