import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Days = styled.div`
  padding: 14px 16px;
  border-bottom: 1px solid var(--border-subtle);
  background: var(--bg-sunken);

  form {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 12px;
  }
  form > div {
    flex: 1 1 max(150px, 9rem);
    max-width: 220px;
  }
  form > button {
    margin-top: 26px;
  }
  ${below.sm} {
    form > div {
      max-width: none;
    }
    form > button {
      flex: 1 0 100%;
      margin-top: 0;
    }
  }
`;
