import { below, CardHead, touch } from '@jishi/ui';
import { styled } from 'styled-components';

/** Name of the page, and what is to be known of it: below, where it does not fit beside. */
export const Head = styled(CardHead)`
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;

  h1 {
    flex: none;
  }
`;

export const HeadNote = styled.p`
  && {
    margin-block: 0;
  }
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

/** Picture and name side by side; on phones one below the other. */
export const Who = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: 32px;

  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  form {
    container-type: inline-size;
  }
`;

export const AvatarArea = styled.div<{ $over: boolean }>`
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 12px;
  margin: -12px;
  border: 1.5px dashed ${({ $over }) => ($over ? 'var(--brand-solid)' : 'transparent')};
  border-radius: var(--r-md);
  background: ${({ $over }) => ($over ? 'var(--brand-soft)' : 'none')};

  ${below.sm} {
    gap: 16px;
  }
`;

/** The picture itself opens the choice of a file. */
export const AvatarButton = styled.button`
  position: relative;
  flex: none;
  width: 96px;
  height: 96px;
  border-radius: 50%;
  cursor: pointer;

  ${below.sm} {
    width: 80px;
    height: 80px;
  }
`;

export const Camera = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border: 2px solid var(--bg-surface);
  border-radius: 50%;
  background: var(--text-primary);
  color: var(--bg-surface);
`;

export const AvatarWords = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  min-width: 0;

  b {
    font: var(--type-label);
  }
  > [role]:empty {
    display: contents;
  }
`;

/** Nobody drags or pastes with a finger. */
export const ForPointers = styled.span`
  ${touch} {
    display: none;
  }
`;

/** Label above, and the button beside what is typed. */
export const NicknameLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 12px;

  > :last-child {
    margin-top: calc(1.25rem + 8px);
  }
  /* Large text: the button goes below the name before it cuts it. */
  @container (max-width: 12rem) {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      margin-top: 0;
    }
  }
`;

export const Under = styled.div`
  border-top: 1px solid var(--border-subtle);
`;
