import { styled } from 'styled-components';

/** The tabs share the width; large text takes a second line. */
export const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  [role='tablist'] {
    flex-wrap: wrap;
  }
  [role='tab'] {
    flex: 1 0 auto;
    justify-content: center;
    padding-inline: 8px;
  }
  [role='tab']::after {
    inset-inline: max(8px, 50% - 2em);
  }
  [role='tabpanel']:focus-visible {
    outline-offset: 6px;
  }
`;
