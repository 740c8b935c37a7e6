import { licenceQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { Note } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { useTexts } from '../../messages/texts.ts';

const Risk = styled.div`
  margin-top: 20px;
`;

/** Under the pages of the account, when this copy of the shop is not licensed; nothing when that cannot be told. */
export function RiskNotice() {
  const text = useTexts();
  const { data: licensed } = useQuery(licenceQuery(useApi()));
  if (licensed !== false) return null;
  return (
    <Risk>
      <Note tone="danger" icon={<TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />}>
        {text('licence.risk')}
      </Note>
    </Risk>
  );
}
