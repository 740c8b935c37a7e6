import { useCommonTexts } from '@jishi/i18n';
import { Container } from '@jishi/ui';
import { ChevronLeft } from 'lucide-react';
import { useMatches, useNavigate } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import type { PageData } from '../../scope/load-page.ts';
import { LayoutIsland } from '../islands/layout-island.tsx';
import * as styles from './flow-header.styles.ts';
import { Logo } from './logo.tsx';

const steps = ['cart', 'confirm', 'pay', 'done'] as const;

/** Header from the cart to the payment: title, where one is on the way, no distractions. */
export function FlowHeader() {
  const text = useTexts();
  const back = useCommonTexts()('action.back');
  const navigate = useNavigate();
  const page = useMatches().at(-1)?.data as PageData | undefined;
  const current = page?.flow?.step ?? null;
  return (
    <styles.FlowHeader>
      <Container>
        <styles.FlowRow>
          <styles.Back type="button" aria-label={back} onClick={() => void navigate(-1)}>
            <ChevronLeft size={22} aria-hidden="true" />
          </styles.Back>
          <styles.LogoPlace>
            <Logo />
          </styles.LogoPlace>
          <styles.FlowTitle>{page?.flow?.title ?? page?.title ?? ''}</styles.FlowTitle>
          {current === null ? null : (
            <styles.Steps aria-label={text('flow.label')}>
              {steps.map((step, index) => (
                <li key={step} aria-current={index === current ? 'step' : undefined}>
                  <i aria-hidden="true">{index < current ? null : index + 1}</i>
                  {text(`flow.${step}`)}
                </li>
              ))}
            </styles.Steps>
          )}
          <styles.LinksPlace>
            <LayoutIsland id="shell/flow-links" />
          </styles.LinksPlace>
        </styles.FlowRow>
      </Container>
    </styles.FlowHeader>
  );
}
