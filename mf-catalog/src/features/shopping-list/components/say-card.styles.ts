import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Slip = styled.section`
  overflow: hidden;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
`;

export const SayForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px 20px 20px;

  ${below.md} {
    padding: 14px 16px 16px;
  }
  > [role='status']:empty {
    display: none;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 10px;

  > [type='submit'] {
    margin-left: auto;
  }
  ${below.xs} {
    button {
      flex: auto;
    }
  }
  /* What dictation says stands below, and has its room from the start: nothing moves when it comes. */
  &:not(:has([role='status']))::after {
    content: '';
    flex: 1 0 100%;
    min-height: 18px;
  }
`;
