import { styled } from 'styled-components';

/** A form in the middle of a wide card: lines of its fields stay short. */
export const FormColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 480px;
  margin-inline: auto;
  padding-block: 8px;
`;
