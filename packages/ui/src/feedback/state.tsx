import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Heading, Text } from '../text/text.tsx';
import { CloudOff } from './cloud-off.tsx';

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: 8px;
  padding: 48px 24px;
  text-align: center;
  text-wrap: balance;

  p {
    max-width: 42ch;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 12px;

  > * {
    white-space: normal;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: var(--danger-soft);
  color: var(--danger-text);
`;

type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4';

export type EmptyStateProps = {
  /** One 3D object, about 110 px; decoration, so with an empty `alt`. */
  picture?: ReactNode;
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** One main way out. */
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
};

/** Nothing to show here, and where to go instead. */
export function EmptyState({ picture, title, text, actions, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Block>
      {picture}
      <Heading as={headingLevel} $size="s">
        {title}
      </Heading>
      {text && <Text $tone="secondary">{text}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Block>
  );
}

/** What somebody names who asks about a failure, drawn below each; the frame gives it. */
export const ErrorReference = createContext<ComponentType | null>(null);

export type ErrorStateProps = {
  title: string;
  /** What is safe, and what to do. */
  text?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  /** The retry is under way. */
  busy?: boolean;
  /** More ways out, beside the retry. */
  actions?: ReactNode;
  icon?: ReactNode;
  /** Instead of the reference of the frame. */
  reference?: ReactNode;
  headingLevel?: HeadingLevel;
};

/** Something did not load. It keeps to its block; readers hear it at once. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, retryLabel, onRetry, busy = false, actions, headingLevel = 'h2' } = props;
  const Reference = useContext(ErrorReference);
  const { icon = <CloudOff size={28} />, reference = Reference && <Reference /> } = props;
  const canRetry = onRetry !== undefined && retryLabel !== undefined;
  return (
    <Block role="alert">
      <Disc>{icon}</Disc>
      <Heading as={headingLevel} $size="s">
        {title}
      </Heading>
      {text && <Text $tone="secondary">{text}</Text>}
      {(canRetry || actions) && (
        <Actions>
          {canRetry && (
            <Button onClick={onRetry} busy={busy}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </Actions>
      )}
      {reference}
    </Block>
  );
}
