import type { SendingMeans } from '@closewright/domain/wires';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';
import { Elsewhere } from './elsewhere.tsx';
import { latestWords } from './latest-words.ts';

export interface LatestOfPayeeProps {
  /** Whom the payment is posted to; null where that is whom is chosen. */
  payee: string | null;
  wirePayeeID: number;
  means: SendingMeans;
}

/** Where money goes by the latest instructions of the payee that is chosen, and how far these have come. */
export function LatestOfPayee({ payee, wirePayeeID, means }: LatestOfPayeeProps) {
  const { data } = useQuery(queryFor('getWirePayee', { params: { wirePayeeID } }));
  if (data === undefined) return null;
  const { latest } = data;
  return (
    <>
      {latest !== null && payee !== null && (
        <Elsewhere payee={payee} to={{ name: data.name, beneficiary: latest.beneficiary }} />
      )}
      <DescriptionList>
        <Description term="State">{latestWords(data, means)}</Description>
        {latest !== null && (
          <>
            <Description term="Beneficiary">{latest.beneficiary}</Description>
            <Description term="Bank">{latest.bankName}</Description>
            <Description term="Routing number" identifier>
              {latest.routingNumber}
            </Description>
            <Description term="Account number" identifier>
              {latest.accountNumber}
            </Description>
          </>
        )}
      </DescriptionList>
    </>
  );
}
