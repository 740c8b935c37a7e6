import { below } from '@jishi/ui';
import { styled } from 'styled-components';

/** The tabs share the width of the card. */
export const TabLine = styled.div`
  padding-top: 8px;

  /* Large text: all ways stay in view. */
  [role='tablist'] {
    flex-wrap: wrap;
    padding-inline: 20px;
  }

  [role='tab'] {
    flex: 1 1 auto;
    justify-content: center;
    padding-inline: 4px;
    font-size: 1rem;
  }
  [role='tab']::after {
    inset-inline: max(4px, 50% - 2em);
  }
  ${below.sm} {
    [role='tablist'] {
      padding-inline: 4px;
    }
  }
`;

export const Panel = styled.div`
  padding: 24px;

  ${below.sm} {
    padding: 20px 16px;
  }
  /* Large text on a narrow phone: in two lines rather than out of the window. */
  button {
    white-space: normal;
  }
  /* The name of a document stays in one line. */
  :is(label, p) a {
    display: inline-block;
  }
  [role='tabpanel']:focus-visible {
    outline-offset: 8px;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;

/** Name of a card without tabs. */
export const Title = styled.h2`
  padding: 24px 24px 0;
  font: var(--type-title-l);

  ${below.sm} {
    padding: 20px 16px 0;
  }
`;

/** What follows a form: notes in small, ways on. */
export const Below = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 18px;
`;

export const Foot = styled.p`
  color: var(--text-secondary);
  font: var(--type-caption);
  text-align: center;
`;

/** The message, when there is one, and the button. */
export const Submit = styled.div`
  [role='alert']:not(:empty) {
    margin-bottom: 18px;
  }
`;

/** Opens under the line that asks for it. */
export const Help = styled.div`
  margin-top: 10px;

  &[hidden] {
    display: none;
  }
`;
